import { inject, onTestFinished } from 'vitest'
import { dropDatabase, newDatabase } from './postgres.ts'

/** The address of a new, empty PostgreSQL database. */
export function freshPostgres(): Promise<string> {
  return untilTheTestEnds(newDatabase(inject('postgres')))
}

/** The address of a new PostgreSQL database that has the schema, and nothing else. */
export function migratedPostgres(): Promise<string> {
  return untilTheTestEnds(newDatabase(inject('postgres'), inject('migrated').PostgreSQL))
}

async function untilTheTestEnds(made: Promise<string>): Promise<string> {
  const address = await made
  onTestFinished(() => dropDatabase(address))
  return address
}
