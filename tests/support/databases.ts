import { inject } from 'vitest'
import { newDatabase } from './postgres.ts'

/** The address of a new, empty PostgreSQL database. */
export function freshPostgres(): Promise<string> {
  return newDatabase(inject('postgres'))
}
