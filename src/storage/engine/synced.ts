import { open } from 'node:fs/promises'

/** Waits until a file or folder is on the disk, not only in its cache. */
export async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
