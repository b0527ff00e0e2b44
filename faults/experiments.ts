import type { Experiment } from './experiment.ts'
import { failingDisk, fullDisk, readOnlyFolder } from './broken-disk.ts'
import { databaseAway } from './database-away.ts'
import { killedWhileWriting } from './killed-while-writing.ts'
import { lockedSqlite } from './locked-sqlite.ts'
import { overload } from './overload.ts'
import { slowClients } from './slow-clients.ts'
import { twoEditors } from './two-editors.ts'

/** In this order. */
export const experiments: Experiment[] = [
  killedWhileWriting,
  fullDisk,
  readOnlyFolder,
  failingDisk,
  lockedSqlite,
  databaseAway,
  overload,
  slowClients,
  twoEditors,
]
