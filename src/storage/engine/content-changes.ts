import type { Outage } from './outage.ts'

export type ContentWatcher = {
  /**
   * Something that visitors see has changed, or may have: whatever is cached of it is to be
   * forgotten.
   */
  changed(): void
  away(cause: unknown): void
  back(outage: ReturnType<Outage['end']>): void
}

export type ContentChanges = {
  /** Content kept in memory may be shown after this as long as `isCurrent`. */
  listen(watcher: ContentWatcher, version: string): Promise<void>
  /** It is true if no change can have been acknowledged that the watcher has not been told. */
  isCurrent(): boolean
  close(): Promise<void>
}

export function createLocalChanges() {
  let tell = () => {}
  return {
    listen: async ({ changed }: ContentWatcher): Promise<void> => void (tell = changed),
    isCurrent: () => true,
    close: async (): Promise<void> => {},
    tell: (): void => tell(),
  }
}
