import { articleFiles } from '../../domain/leaving/article-files.ts'
import {
  type LeavingFile,
  pictureAt,
  picturesNamedIn,
  type Surroundings,
} from '../../domain/leaving/leaving-file.ts'
import { pageFiles } from '../../domain/leaving/page-files.ts'
import { readmeFile } from '../../domain/leaving/readme-file.ts'
import { siteFile } from '../../domain/leaving/site-file.ts'
import {
  fileTable,
  type LeavingRedirect,
  partnerTable,
  pictureTable,
  redirectTable,
  topicTable,
  versionsOf,
} from '../../domain/leaving/tables.ts'
import { articleColumns, toArticles, toLiveArticles } from '../articles/article-rows.ts'
import type { Db } from '../engine/tables.ts'
import { contentOf } from '../media/content-of.ts'
import type { FileFolders } from '../media/media-files-in.ts'
import { contentName, variantName } from '../media/media-names.ts'
import { readPage } from '../pages/page-document.ts'
import { openSiteAddresses } from '../seo/site-addresses.ts'
import { readKnown } from './read-known.ts'
import { type Known, surroundingsIn } from './surroundings.ts'

export type LeavingContent = { path: string; content: string | Uint8Array | null }
type Progress = (done: number, total: number) => void

type Leaving = { folders: FileFolders; now: Date; progress: Progress }

export async function* leavingFiles(
  db: Db,
  { folders, now, progress }: Leaving,
): AsyncGenerator<LeavingContent> {
  const known = await readKnown(db)
  const around = surroundingsIn(known)
  const shown = new Set(known.pictures.map(({ picture }) => picture.id))
  const versions = known.files.flatMap(versionsOf)
  const texts = (await countIn(db, 'articles')) + (await countIn(db, 'pages'))
  let done = 0
  const step = () => progress((done += 1), texts + versions.length + shown.size)

  for await (const files of generatedFiles(db, known, around, now)) {
    for (const file of files) {
      for (const id of picturesNamedIn(file)) shown.add(id)
      yield file
    }
    if (files.some(({ path }) => path.endsWith('.md'))) step()
  }
  for (const { path, blob } of versions) {
    yield { path, content: (await contentOf(folders.files, blob, contentName)) ?? null }
    step()
  }
  for (const id of shown) {
    yield { path: pictureAt(id), content: (await largestForm(folders, id)) ?? null }
    step()
  }
}

async function* generatedFiles(
  db: Db,
  known: Known,
  around: Surroundings,
  now: Date,
): AsyncGenerator<LeavingFile[]> {
  yield [readmeFile(known.site, now), siteFile(known.site)]
  yield await tables(db, known, around)
  const pages = await db.selectFrom('pages').select('id').orderBy('id').execute()
  for (const { id } of pages) yield pageFiles(await readPage(db, id), around)
  for await (const article of articlesIn(db)) yield articleFiles(article, around)
}

const atOnce = 50

async function* articlesIn(db: Db) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('articles')
      .select([...articleColumns, 'updated_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const written = await toArticles(db, rows)
    const shown = await toLiveArticles(db, rows)
    for (const [index, row] of rows.entries()) {
      const [one, other] = [written[index], shown[index]]
      if (one && other) yield { written: one, shown: other, updatedAt: new Date(row.updated_at) }
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

async function tables(db: Db, known: Known, { languages }: Surroundings): Promise<LeavingFile[]> {
  return [
    topicTable(known.topics, known.oldTopicSlugs, languages),
    redirectTable(await withAddresses(db, known)),
    partnerTable(known.cards, languages),
    pictureTable(known.pictures, languages),
    fileTable(known.files, languages),
  ]
}

async function withAddresses(db: Db, { redirects }: Known): Promise<LeavingRedirect[]> {
  const { presentAddress } = await openSiteAddresses(db)
  const led: LeavingRedirect[] = []
  for (const { path, target } of redirects) {
    led.push({ path, target, address: await presentAddress(path, target) })
  }
  return led
}

async function largestForm({ media }: FileFolders, id: string): Promise<Buffer | undefined> {
  const names = (await media.variants(id)).filter((name) => variantName.test(name))
  const ofWebp = names.filter((name) => name.endsWith('.webp'))
  const [largest] = ofWebp.toSorted((one, other) => parseInt(other, 10) - parseInt(one, 10))
  return largest === undefined ? undefined : contentOf(media, id, largest)
}

async function countIn(db: Db, table: 'articles' | 'pages'): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
