import { inject, onTestFinished } from 'vitest'
import { dropDatabase, newDatabase } from './postgres.ts'

export function freshPostgres(): Promise<string> {
  return droppedAfterTest(newDatabase(inject('postgres')))
}

export function migratedPostgres(): Promise<string> {
  return droppedAfterTest(newDatabase(inject('postgres'), inject('migrated').PostgreSQL))
}

async function droppedAfterTest(made: Promise<string>): Promise<string> {
  const address = await made
  onTestFinished(() => dropDatabase(address))
  return address
}
