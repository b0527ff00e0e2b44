import { join } from 'node:path'
import { rehearse } from '../../src/storage/backup/rehearse.ts'
import { writeArchive } from '../../src/storage/backup/write-archive.ts'
import { today } from './cast.ts'
import { freshFolder, openedDatabase, type OpenedStorage } from './storages.ts'

export const quietly = () => {}

export async function archiveOf(
  { place, folders: own }: OpenedStorage,
  folders: OpenedStorage['folders'] = own,
): Promise<string> {
  const file = join(await freshFolder(), 'wajha.tar')
  await writeArchive(openedDatabase(place), folders, { file, now: today, progress: quietly })
  return file
}

export async function faultsIn(archive: string): Promise<string[]> {
  const scratch = openedDatabase(join(await freshFolder(), 'wajha.sqlite'))
  return (await rehearse(archive, scratch)).faults
}
