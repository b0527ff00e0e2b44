import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepPrivate } from '../engine/keep-private.ts'

const sqliteBusy = 5
const patience = 1_000

/**
 * Tells commands that work in this data folder where the content is that this server serves, until
 * `release` or the end of the process. Several servers of one store may share the folder.
 */
export function announceStore(dataFolder: string, store: string): () => void {
  const file = fileIn(dataFolder)
  keepPrivate(file)
  const announced = new DatabaseSync(file, { timeout: patience })
  announced.exec('create table if not exists store (name text not null)')
  if (nameIn(announced) !== store) {
    announced.exec('begin; delete from store')
    announced.prepare('insert into store (name) values (?)').run(store)
    announced.exec('commit')
  }
  // Holds a lock that others can share, and that nobody can have exclusively meanwhile.
  announced.exec('begin')
  nameIn(announced)
  return () => announced.close()
}

export function servedStore(dataFolder: string): string | undefined {
  const file = fileIn(dataFolder)
  if (!existsSync(file)) return undefined
  const announced = new DatabaseSync(file)
  try {
    const name = nameIn(announced)
    return isHeld(announced) ? name : undefined
  } finally {
    announced.close()
  }
}

function isHeld(announced: DatabaseSync): boolean {
  try {
    announced.exec('begin exclusive')
    return false
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    return true
  }
}

function nameIn(announced: DatabaseSync): string | undefined {
  return announced.prepare('select name from store').get()?.name?.toString()
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'store.sqlite')
}
