/**
 * What the server is started with. glibc keeps memory for each thread that ever asked for some and gives
 * little back: within a minute of views and saves the server held a third more than with these.
 */
export const serving = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
