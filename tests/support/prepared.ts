/** With its schema alone, or the cast as well. */
export type Prepared = 'migrated' | 'staffed'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    /** Database names and file paths, which tests copy. */
    prepared: Record<Prepared, Record<'PostgreSQL' | 'SQLite', string>>
  }
}
