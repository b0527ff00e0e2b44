import { inject, onTestFinished } from 'vitest'
import { dropDatabase, newDatabase } from './postgres.ts'

export function freshPostgres(): Promise<string> {
  return untilTheTestEnds(newDatabase(inject('postgres')))
}

export function migratedPostgres(): Promise<string> {
  return untilTheTestEnds(newDatabase(inject('postgres'), inject('migrated').PostgreSQL))
}

async function untilTheTestEnds(made: Promise<string>): Promise<string> {
  const address = await made
  onTestFinished(() => dropDatabase(address))
  return address
}
