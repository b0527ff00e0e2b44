import type { Problem } from '../../domain/problem.ts'

export async function onDuplicate<Result>(
  work: Promise<Result>,
  problem: Problem,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isUniqueViolation(error) ? problem : error
  }
}

/** SQLite tells a primary key from other constraints. */
const sqliteUnique: readonly unknown[] = [1555, 2067]
const postgresUnique = '23505'

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: string; errcode?: number }
  return sqliteUnique.includes(errcode) || code === postgresUnique
}

const sqliteBusy = 5
const postgresDeadlock = '40P01'

export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode = 0 } = error as { code?: string; errcode?: number }
  return (errcode & 0xff) === sqliteBusy || code === postgresDeadlock
}
