import { type Edit, isSame } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Picture } from '../../domain/media/media.ts'
import type { Waiting } from '../../domain/moving/old-links.ts'
import { picturesInText } from '../../domain/rich-text/figures.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { type MovedPicture, noteBrought, notInLibrary } from './describe-pictures.ts'
import { openChange } from './former-texts.ts'
import {
  type AddedPictures,
  type MovedDocument,
  movedDocuments,
  type MovedKind,
  type NewPicture,
  type Written,
  writtenOf,
} from './moved-documents.ts'
import { describeShown, type ImportRun } from './take-in.ts'

export type WantedPictures = {
  kind: MovedKind
  id: number
  texts: { key: string; language: LanguageCode; content: string; waiting: Waiting | undefined }[]
  cover: Picture | null
  gallery: NewPicture[]
  described: MovedPicture[]
}

type Plan = AddedPictures & { hasChanged: boolean }

/** Says whether the text here lacks pictures, and whether somebody changed it since it was taken in. */
export async function lackedPictures(
  db: Db,
  source: string,
  wanted: WantedPictures,
): Promise<{ isLacking: boolean; hasChanged: boolean }> {
  const document = await movedDocuments[wanted.kind].read(db, wanted.id)
  const plan = planned(document, await writtenBy(db, source, wanted), wanted)
  return { isLacking: isLacking(plan), hasChanged: plan.hasChanged }
}

/** Visitors see them once somebody publishes them. */
export async function addPictures(
  trx: Trx,
  run: ImportRun,
  wanted: WantedPictures,
  edit: Edit,
): Promise<void> {
  const { id: import_id, source } = run
  const { lock, add } = movedDocuments[wanted.kind]
  const document = await lock(trx, wanted.id)
  const written = await writtenBy(trx, source, wanted)
  const plan = planned(document, written, wanted)
  if (!isLacking(plan)) return
  const note = await openChange(trx, run, { ...wanted, revision: document.revision })
  const fresh = await notInLibrary(
    trx,
    wanted.described.map(({ id }) => id),
  )
  const saved = await add(trx, wanted.id, plan, edit)
  await describeShown(trx, saved.shown, wanted.described, edit)
  await noteBrought(
    trx,
    import_id,
    fresh.filter((id) => saved.shown.includes(id)),
  )
  for (const { key, language, waiting } of wanted.texts) {
    const before = written.get(language)
    const isRewritten = plan.texts.some((text) => text.language === language)
    const after = afterwards(before, document, saved, language)
    const row = trx
      .updateTable('import_origins')
      .set({
        written: JSON.stringify({
          ...before,
          ...after,
          waiting: isRewritten ? waiting : before?.waiting,
        }),
      })
      .where('source', '=', source)
      .where('key', '=', key)
      .where('language', '=', language)
    await row.execute()
    await row.set({ revision: saved.revision }).where('revision', '=', document.revision).execute()
  }
  await note(saved.revision, edit)
}

async function writtenBy(
  db: Db,
  source: string,
  { kind, id, texts }: WantedPictures,
): Promise<Map<LanguageCode, Written>> {
  const rows = await db
    .selectFrom('import_origins')
    .select(['key', 'language', 'written'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('written', 'is not', null)
    .execute()
  const own = rows.filter((row) =>
    texts.some(({ key, language }) => row.key === key && row.language === language),
  )
  return new Map(own.map((row) => [row.language, JSON.parse(row.written ?? 'null') as Written]))
}

/** A value that somebody changed or published stays; so does one that has a picture the wanted one lacks. */
function planned(
  document: MovedDocument,
  written: Map<LanguageCode, Written>,
  { texts, cover, gallery }: WantedPictures,
): Plan {
  const { isLive } = document
  const contentOf = (language: LanguageCode) => writtenOf(document, language).content
  const [standing] = written.values()
  const language = texts[0]?.language ?? ''
  const plan: Plan = { language, texts: [], cover: null, gallery: [], hasChanged: false }
  for (const { language, content } of texts) {
    const current = document.contentIn(language)
    const isOurs = !isLive && written.get(language)?.content === contentOf(language)
    if (isAdding(plan, picturesInText(current), picturesInText(content), isOurs)) {
      plan.texts.push({ language, content })
    }
  }
  const image = document.image === null ? [] : [document.image]
  const isCoverOurs = !isLive && standing?.image === document.image
  if (cover && isAdding(plan, image, [cover.id], isCoverOurs)) plan.cover = cover
  const items = document.gallery
  const pictures = gallery.map(({ picture }) => picture.id)
  const isGalleryOurs = !isLive && isSame(standing?.gallery, items)
  if (isAdding(plan, items, pictures, isGalleryOurs)) plan.gallery = gallery
  return plan
}

function isAdding(plan: Plan, current: string[], wanted: string[], isOurs: boolean): boolean {
  if (new Set(wanted).isSubsetOf(new Set(current))) return false
  if (isOurs) return new Set(current).isSubsetOf(new Set(wanted))
  plan.hasChanged = true
  return false
}

function isLacking({ texts, cover, gallery }: Plan): boolean {
  return texts.length > 0 || cover !== null || gallery.length > 0
}

function afterwards(
  before: Written | undefined,
  document: MovedDocument,
  saved: MovedDocument,
  language: LanguageCode,
): Written {
  const former = writtenOf(document, language)
  const now = writtenOf(saved, language)
  return {
    content: before?.content === former.content ? now.content : (before?.content ?? ''),
    image: before?.image === former.image ? now.image : (before?.image ?? null),
    gallery: isSame(before?.gallery, former.gallery) ? now.gallery : (before?.gallery ?? []),
  }
}
