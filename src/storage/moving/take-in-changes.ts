import type { ArticleTexts } from '../../domain/articles/article-fields.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import {
  type ChangedThere,
  changedThere,
  nothingThere,
  type ValuesThere,
} from '../../domain/moving/changed-there.ts'
import type { Waiting } from '../../domain/moving/old-links.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { freeSlugs } from '../pages/page-slugs.ts'
import { type MovedPicture, noteBrought, notInLibrary } from './describe-pictures.ts'
import { openChange } from './former-texts.ts'
import {
  type ChangedTexts,
  digestOfText,
  type MovedDocument,
  movedDocuments,
  type MovedKind,
  type Written,
  writtenOf,
} from './moved-documents.ts'
import { describeShown, forgetTakenBack, type ImportRun, moveOrigins } from './take-in.ts'

type NewerText = {
  key: string
  language: LanguageCode
  digest: string
  there: ValuesThere
  texts: ArticleTexts
  waiting: Waiting | undefined
  isAdded: boolean
  slug?: string
}
export type NewerTexts = {
  kind: MovedKind
  id: number
  texts: NewerText[]
  described: MovedPicture[]
}
/** `refused` says why what nobody changed here stays all the same. */
export type Difference = ChangedThere & { isLive: boolean; isAdded: boolean; refused?: string }

type Planned = { text: NewerText; written: Written; difference: Difference }

/** Undefined for a language of which no run noted what the export said. */
export async function differences(
  db: Db,
  source: string,
  newer: NewerTexts,
): Promise<Map<LanguageCode, Difference>> {
  const document = await movedDocuments[newer.kind].read(db, newer.id)
  const all = await planned(db, source, newer, document)
  return new Map(all.map(({ text, difference }) => [text.language, difference]))
}

export async function takeInChanges(
  trx: Trx,
  run: ImportRun,
  newer: NewerTexts,
  edit: Edit,
): Promise<void> {
  const { id: import_id, source } = run
  const { lock, change } = movedDocuments[newer.kind]
  const document = await lock(trx, newer.id)
  const all = await planned(trx, source, newer, document)
  const changed = await withSlugs(trx, changedTexts(all), all)
  if (Object.keys(changed).length === 0) return
  const note = await openChange(trx, run, { ...newer, revision: document.revision })
  const fresh = await notInLibrary(
    trx,
    newer.described.map(({ id }) => id),
  )
  const saved = await change(trx, newer.id, changed, edit)
  await describeShown(trx, saved.shown, newer.described, edit)
  await noteBrought(
    trx,
    import_id,
    fresh.filter((id) => saved.shown.includes(id)),
  )
  for (const { text, written, difference } of all) {
    const { key, language, digest, waiting } = text
    const { came, stays, others: areOthers } = difference
    const now = writtenOf(saved, language)
    const there = { ...text.there }
    for (const name of stays) there[name] = written.there?.[name] ?? ''
    if (areOthers) there.others = written.there?.others ?? ''
    const texts = { ...written.texts }
    for (const name of came) texts[name] = now.texts[name] ?? ''
    const content = came.includes('content') ? { content: now.content, waiting } : {}
    const isDone = stays.length === 0 && !areOthers
    if (difference.isAdded) {
      if (came.length > 0) await noteAdded(trx, { ...run, newer, text, saved }, edit)
      continue
    }
    await trx
      .updateTable('import_origins')
      .set({
        written: JSON.stringify({ ...written, ...content, texts, there }),
        ...(isDone && { digest }),
      })
      .where('source', '=', source)
      .where('key', '=', key)
      .where('language', '=', language)
      .execute()
  }
  await moveOrigins(trx, newer.kind, {
    id: newer.id,
    before: document.revision,
    after: saved.revision,
  })
  await note(saved.revision, edit)
}

type Added = ImportRun & { newer: NewerTexts; text: NewerText; saved: MovedDocument }

async function noteAdded(
  trx: Trx,
  { id: import_id, source, newer, text, saved }: Added,
  { at }: Edit,
): Promise<void> {
  const { key, language, digest, waiting, there } = text
  await forgetTakenBack(trx, source, [text])
  await trx
    .insertInto('import_origins')
    .values({
      source,
      key,
      language,
      digest,
      kind: newer.kind,
      document_id: newer.id,
      made_at: at.toISOString(),
      import_id,
      revision: saved.revision,
      written: JSON.stringify({ ...writtenOf(saved, language), waiting, there }),
    })
    .execute()
}

async function withSlugs(trx: Trx, changed: ChangedTexts, all: Planned[]): Promise<ChangedTexts> {
  const wanted = all.flatMap(({ text: { language, slug }, difference }) =>
    difference.isAdded && changed[language] && slug ? [[language, slug] as const] : [],
  )
  const free = Object.entries(await freeSlugs(trx, Object.fromEntries(wanted)))
  const added = free.map(([language, slug]) => [language, { ...changed[language], slug }])
  return { ...changed, ...Object.fromEntries(added) }
}

function changedTexts(all: Planned[]): ChangedTexts {
  const changed = all.filter(({ difference }) => difference.came.length > 0)
  return Object.fromEntries(
    changed.map(({ text: { language, texts }, difference: { came } }) => [
      language,
      Object.fromEntries(came.map((name) => [name, texts[name]])),
    ]),
  )
}

async function planned(
  db: Db,
  source: string,
  { kind, id, texts }: NewerTexts,
  document: MovedDocument,
): Promise<Planned[]> {
  const rows = await db
    .selectFrom('import_origins')
    .select(['key', 'language', 'written'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .execute()
  const all = texts.flatMap((text) => {
    const { key, language } = text
    const row = rows.find((one) => one.key === key && one.language === language)
    const here = document.textsIn(language)
    const isAdded = text.isAdded && !row && Object.values(here).every((own) => own === '')
    const now = writtenOf(document, language)
    const written = isAdded
      ? { ...now, there: nothingThere(text.there) }
      : (JSON.parse(row?.written ?? 'null') as Written | null)
    if (!written?.there) return []
    const difference = changedThere({
      before: written.there,
      after: text.there,
      isAsLeft: (name) =>
        name === 'content'
          ? written.content === now.content
          : written.texts?.[name] === now.texts[name],
      isSame: (name) => digestOfText(text.texts[name]) === digestOfText(here[name] ?? ''),
    })
    const isLive = document.isLiveIn(language)
    return [{ text, written, difference: { ...difference, isLive, isAdded } }]
  })
  const refused = document.reasonAgainst(changedTexts(all))
  return refused === undefined ? all : all.map((one) => refusedOf(one, refused))
}

function refusedOf({ difference, ...one }: Planned, refused: string): Planned {
  if (difference.came.length === 0) return { ...one, difference }
  return { ...one, difference: { ...difference, came: [], refused } }
}
