import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Arrival } from '../../src/domain/moving/import-run.ts'
import { usualDestinations } from '../../src/domain/moving/destinations.ts'
import { moveIn } from '../../src/server/moving/move-in.ts'
import { leavingFiles } from '../../src/storage/leaving/leaving-files.ts'
import { writeLeaving } from '../../src/storage/leaving/leaving-place.ts'
import { byLayla, today } from './cast.ts'
import { freshFolder, openedDatabase, type staffedStorage } from './storages.ts'

export type Storage = Awaited<ReturnType<typeof staffedStorage>>

export async function exported(storage: Storage): Promise<string> {
  const { db } = openedDatabase(storage.place)
  const folder = join(await freshFolder(), 'site')
  const leaving = leavingFiles(db, { folders: storage.folders, now: today, progress: () => {} })
  await writeLeaving(folder, `${folder}.part`, leaving)
  return folder
}

export async function told(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = names
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
  const table = (name: string) => readFile(join(folder, `${name}.csv`), 'utf8')
  const rows = [
    ...(await table('pictures')).matchAll(/"([\da-f]{32})","[^"]*","([^"]*)"/g),
    ...(await table('files')).matchAll(/"([\da-f]{32})","([^"]*)"/g),
  ]
  const named = new Map(rows.map(([, id = '', name]) => [id, name]))
  const withoutIds = (text: string) =>
    text
      .replace(/[\da-f]{32}/g, (id) => named.get(id) ?? id)
      .replace(/\/\d+-/g, '/')
      .replace(/(\/(?:blog|business|products|forms))\/\d+/g, '$1/')
  const texts = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path))
      const isText = /\.(md|csv|yaml|txt)$/.test(path)
      const alike = withoutIds(bytes.toString())
        .replace(/^(id|updated): .*\n/gm, '')
        .replace(/^slug: "?\d+-/gm, 'slug: ')
        .replace(/""id"":\d+/g, '""id"":0')
        .replace(/^"\d+",/gm, '"0",')
        .replace(/(kind: article\n +section: posts\n +id: )\d+/g, '$1the article')
      const lines = path.endsWith('.csv') ? alike.split('\n').toSorted().join('\n') : alike
      const content = path.startsWith('pictures/') ? 'encoded again' : bytes.toString('base64')
      return [withoutIds(path), isText ? lines : content] as const
    }),
  )
  return Object.fromEntries(texts)
}

export const take = (
  storage: Storage,
  file: string,
  { isTrial = false, arrive = 'drafts' }: { isTrial?: boolean; arrive?: Arrival } = {},
) =>
  moveIn(
    { storage, edit: byLayla },
    { file, isTrial, arrive, destinations: usualDestinations, progress: () => {} },
  )
