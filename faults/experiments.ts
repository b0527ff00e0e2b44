import { backupBesideVisitors } from './backup-beside-visitors.ts'
import { backupUnderWrites } from './backup-under-writes.ts'
import { failingDisk, fullDisk, readOnlyFolder } from './broken-disk.ts'
import { broughtBack } from './brought-back.ts'
import { brokenBucket } from './bucket.ts'
import { databaseAway } from './database-away.ts'
import type { Experiment } from './experiment.ts'
import { killedInRoleChanges } from './killed-in-role-changes.ts'
import { killedMigration } from './killed-migration.ts'
import { killedWhileMailing, mailedByTwo } from './killed-while-mailing.ts'
import { killedWhilePublishing, publishedByTwo } from './killed-while-publishing.ts'
import { killedBesideBucket, killedWhileReceiving } from './killed-while-receiving.ts'
import { killedWhileWriting } from './killed-while-writing.ts'
import { largeBackup } from './large-backup.ts'
import { lockedSqlite } from './locked-sqlite.ts'
import { lostCluster } from './lost-cluster.ts'
import { lostDisk, lostLargeSite } from './lost-disk.ts'
import { overload } from './overload.ts'
import { placeAway } from './place-away.ts'
import { powerCut } from './power-cut.ts'
import { rollingRestart } from './rolling-restart.ts'
import { savesEverywhere } from './saves-everywhere.ts'
import { signInFloods } from './sign-in-floods.ts'
import { slowClients } from './slow-clients.ts'
import { stoppedInUploads } from './stopped-in-uploads.ts'
import { twoEditors } from './two-editors.ts'

export const experiments: Experiment[] = [
  killedWhileWriting,
  killedWhileReceiving,
  killedBesideBucket,
  killedInRoleChanges,
  fullDisk,
  readOnlyFolder,
  failingDisk,
  lockedSqlite,
  databaseAway,
  brokenBucket,
  overload,
  slowClients,
  signInFloods,
  twoEditors,
  stoppedInUploads,
  backupUnderWrites,
  backupBesideVisitors,
  largeBackup,
  lostDisk,
  lostLargeSite,
  placeAway,
  lostCluster,
  killedMigration,
  broughtBack,
  powerCut,
  savesEverywhere,
  rollingRestart,
  killedWhileMailing,
  mailedByTwo,
  killedWhilePublishing,
  publishedByTwo,
]
