import type { Article } from '../../domain/articles/article.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import { type Edit, isSame } from '../../domain/documents/revision.ts'
import { type NewGalleryItem, picturesOf } from '../../domain/gallery/gallery.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Picture } from '../../domain/media/media.ts'
import { picturesInText } from '../../domain/rich-text/figures.ts'
import { lockArticle, readArticle } from '../articles/article-document.ts'
import { type ArticleSave, partIn } from '../articles/article-save.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { saveInParts } from '../history/save-in-parts.ts'
import { wordsAsJson } from '../search/words-as-json.ts'
import { type MovedPicture, noteBrought, notInLibrary } from './describe-pictures.ts'
import { describeShown, type ImportRun, isShownIn } from './take-in-article.ts'
import { type Written, writtenOf } from './written-values.ts'

export type WantedPictures = {
  id: number
  texts: { key: string; language: LanguageCode; content: string }[]
  cover: Picture | null
  gallery: (NewGalleryItem & { picture: Picture })[]
  described: MovedPicture[]
}

type Plan = { saves: ArticleSave[]; hasChanged: boolean }

/** Says whether the text here lacks pictures, and whether somebody changed it since it was taken in. */
export async function lackedPictures(
  db: Db,
  source: string,
  wanted: WantedPictures,
): Promise<{ isLacking: boolean; hasChanged: boolean }> {
  const article = await readArticle(db, wanted.id)
  const { saves, hasChanged } = planned(article, await writtenBy(db, source, wanted), wanted)
  return { isLacking: saves.length > 0, hasChanged }
}

/** Visitors see them once somebody publishes them. */
export async function addPictures(
  trx: Trx,
  { id: import_id, source }: ImportRun,
  wanted: WantedPictures,
  edit: Edit,
): Promise<void> {
  const article = await lockArticle(trx, wanted.id)
  const written = await writtenBy(trx, source, wanted)
  const { saves } = planned(article, written, wanted)
  const parts = saves.map((save) => partIn(trx, article.section, save, { edit, begun: {}, saves }))
  const [first, ...others] = parts
  if (!first) return
  const fresh = await notInLibrary(
    trx,
    wanted.described.map(({ id }) => id),
  )
  const { saved } = await saveInParts(trx, wanted.id, [first, ...others])
  await describeShown(trx, saved, wanted.described, edit)
  await noteBrought(trx, import_id, fresh.filter(isShownIn(saved)))
  for (const { key, language } of wanted.texts) {
    const before = written.get(language)
    const row = trx
      .updateTable('import_origins')
      .set({ written: JSON.stringify(afterwards(before, article, saved, language)) })
      .where('source', '=', source)
      .where('key', '=', key)
      .where('language', '=', language)
    await row.execute()
    await row.set({ revision: saved.revision }).where('revision', '=', article.revision).execute()
  }
}

async function writtenBy(
  db: Db,
  source: string,
  { id, texts }: WantedPictures,
): Promise<Map<LanguageCode, Written>> {
  const rows = await db
    .selectFrom('import_origins')
    .select(['key', 'language', 'written'])
    .where('source', '=', source)
    .where('kind', '=', 'article')
    .where('document_id', '=', id)
    .where('written', 'is not', null)
    .execute()
  const own = rows.filter((row) =>
    texts.some(({ key, language }) => row.key === key && row.language === language),
  )
  return new Map(own.map((row) => [row.language, JSON.parse(row.written ?? 'null') as Written]))
}

/** A value that somebody changed stays; so does one that has a picture the wanted one lacks. */
function planned(
  article: Article,
  written: Map<LanguageCode, Written>,
  { texts, cover, gallery }: WantedPictures,
): Plan {
  const [standing] = written.values()
  const plan: Plan = { saves: [], hasChanged: false }
  for (const { language, content } of texts) {
    const current = article.texts[language]?.content ?? ''
    const isOurs = written.get(language)?.content === writtenOf(article, language).content
    if (isAdding(plan, picturesInText(current), picturesInText(content), isOurs)) {
      const words = wordsAsJson(plainText(content))
      plan.saves.push({ ...saveIn(language), words, values: { [`content.${language}`]: content } })
    }
  }
  const [first = saveIn(texts[0]?.language ?? '')] = plan.saves
  const shared = { ...first, values: { ...first.values } }
  const image = article.cover ? [article.cover.id] : []
  const isCoverOurs = standing?.image === (article.cover?.id ?? null)
  if (cover && isAdding(plan, image, [cover.id], isCoverOurs)) shared.values.image = cover
  const items = picturesOf(article.gallery).map(({ id }) => id)
  const pictures = gallery.map(({ picture }) => picture.id)
  if (isAdding(plan, items, pictures, isSame(standing?.gallery, items))) {
    shared.gallery = galleryWith(article, gallery)
  }
  if (!isSame(shared, first)) plan.saves.splice(0, 1, shared)
  return plan
}

function isAdding(plan: Plan, current: string[], wanted: string[], isOurs: boolean): boolean {
  if (new Set(wanted).isSubsetOf(new Set(current))) return false
  if (isOurs) return new Set(current).isSubsetOf(new Set(wanted))
  plan.hasChanged = true
  return false
}

function galleryWith(
  { gallery: items }: Article,
  wanted: WantedPictures['gallery'],
): ArticleSave['gallery'] {
  const idOf = (media: string) =>
    items.find((item) => item.type === 'image' && item.picture.id === media)?.id
  const added = wanted.filter(({ picture }) => idOf(picture.id) === undefined)
  const order = wanted.map(({ picture }) => idOf(picture.id) ?? ('new' as const))
  const videos = items.filter(({ type }) => type !== 'image').map(({ id }) => id)
  return { removed: [], added, order: [...order, ...videos] }
}

function saveIn(language: LanguageCode): ArticleSave {
  return { language, values: {}, gallery: { removed: [], added: [] }, wish: 'no' }
}

function afterwards(
  before: Written | undefined,
  article: Article,
  saved: Article,
  language: LanguageCode,
): Written {
  const former = writtenOf(article, language)
  const now = writtenOf(saved, language)
  return {
    content: before?.content === former.content ? now.content : (before?.content ?? ''),
    image: before?.image === former.image ? now.image : (before?.image ?? null),
    gallery: isSame(before?.gallery, former.gallery) ? now.gallery : (before?.gallery ?? []),
  }
}
