import type { Outage } from './outage.ts'

export type ContentWatcher = {
  /** Something visitors see has changed, or may have: whatever is kept of it is to be forgotten. */
  changed(): void
  away(cause: unknown): void
  /** The argument holds the seconds of the outage and the number of cached pages served. */
  back(outage: ReturnType<Outage['end']>): void
}

/** A process learns here of the changes made by all that share its database. */
export type ContentChanges = {
  /** Content kept in memory may be shown after this as long as `isCurrent`. */
  listen(watcher: ContentWatcher, version: string): Promise<void>
  /** It is true if no change can have been acknowledged that the watcher has not been told. */
  isCurrent(): boolean
  close(): Promise<void>
}

/** A SQLite database has one process that changes content. */
export function createLocalChanges() {
  let tell = () => {}
  return {
    listen: async ({ changed }: ContentWatcher): Promise<void> => void (tell = changed),
    isCurrent: () => true,
    close: async (): Promise<void> => {},
    tell: (): void => tell(),
  }
}
