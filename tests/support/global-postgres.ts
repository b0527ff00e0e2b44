import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

/** One PostgreSQL for a whole run of Vitest; each test takes databases of its own from it. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgres', postgres.address)
  return postgres.stop
}
