import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepPrivate } from '../engine/keep-private.ts'

const sqliteBusy = 5

/**
 * Makes this process the only server on a folder's SQLite database until `release` or its end: of
 * two, each would serve stale pages. Throws if there is another.
 */
export function claimFolder(dataFolder: string): () => void {
  const file = join(dataFolder, 'serving.sqlite')
  keepPrivate(file)
  const claim = new DatabaseSync(file)
  try {
    claim.exec('begin exclusive')
  } catch (error) {
    claim.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new Error(
      `another process serves ${dataFolder} already: stop it first, or set DATA_DIR to another folder`,
      { cause: error },
    )
  }
  return () => claim.close()
}
