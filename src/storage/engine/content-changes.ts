import type { Outage } from './outage.ts'

export type ContentWatcher = {
  /** Something visitors see has changed, or may have: whatever is kept of it is to be forgotten. */
  changed(): void
  away(cause: unknown): void
  /** With the seconds of the outage and the number of cached pages served. */
  back(outage: ReturnType<Outage['end']>): void
}

/** What a process knows of the changes of all that share its database. */
export type ContentChanges = {
  /** From here on what is kept in memory may be shown as long as `isCurrent`. */
  listen(watcher: ContentWatcher, version: string): Promise<void>
  /** Whether no change can have been acknowledged that the watcher has not been told. */
  isCurrent(): boolean
  close(): Promise<void>
}

/** Of the only process that changes content. */
export function createLocalChanges() {
  let tell = () => {}
  return {
    listen: async ({ changed }: ContentWatcher): Promise<void> => void (tell = changed),
    isCurrent: () => true,
    close: async (): Promise<void> => {},
    tell: (): void => tell(),
  }
}
