import {
  type articleForm,
  articleTextsInput,
  type sharedForm,
  type wholeArticleForm,
} from '../../contract/article-forms.ts'
import { isPossibleDate } from '../../domain/articles/article-date.ts'
import type { ArticleSection } from '../../domain/articles/article.ts'
import {
  type ArticleDetail,
  articleTextNames,
  type ArticleTexts,
  detailNames,
} from '../../domain/articles/article-fields.ts'
import { hasDetail, isEmptying } from '../../domain/articles/change-article.ts'
import { definedOf, type Edit, textValues } from '../../domain/documents/revision.ts'
import type { GalleryItem } from '../../domain/gallery/gallery.ts'
import {
  checkGallery,
  checkTitleLanguages,
  galleryEdit,
} from '../../domain/gallery/gallery-input.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { pick } from '../../domain/pick.ts'
import { Problem } from '../../domain/problem.ts'
import type { z } from '../../domain/text/schema.ts'
import type { ArticleSave, InEachLanguage } from '../../storage/articles/article-save.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { ReceivedForm } from '../http/receive-form.ts'
import { chosenPicture } from './chosen-picture.ts'
import { receivedText, receivedTexts } from './received-text.ts'

type Received<Form extends z.ZodType> = {
  fields: Omit<z.output<Form>, 'delete_ids'> & { delete_ids?: number[] }
  files: ReceivedForm['files']
}
type ReceivedShared = Received<typeof sharedForm>
type ReceivedText = Partial<ArticleTexts>
type ReceivedTexts = Record<LanguageCode, ReceivedText>

type Target = {
  section: ArticleSection
  edit: Edit
  /** A new article has none. */
  gallery?: GalleryItem[]
}

export function textIn(
  code: LanguageCode,
  { fields }: Received<typeof articleForm>,
): ReceivedTexts {
  return { [code]: pick(fields, articleTextNames) }
}

export function textsOf(
  { fields }: Received<typeof wholeArticleForm>,
  codes: LanguageCode[],
): ReceivedTexts {
  return receivedTexts(articleTextsInput, fields.texts, codes)
}

/** Pictures are stored last, once everything else in the form is valid. */
export async function savesOf(
  storage: Storage,
  { section, edit, gallery: current }: Target,
  texts: ReceivedTexts,
  { fields, files }: ReceivedShared,
): Promise<InEachLanguage> {
  refuseDetails(
    section,
    detailNames.filter((name) => fields[name] !== undefined),
  )
  refuseFuture(fields.given_date, edit.at)
  const gallery = current ?? []
  const mayHaveRemoved = current !== undefined && edit.base !== undefined
  const images = files['images[]'] ?? []
  const change = { delete_ids: [], ...fields }
  checkGallery(change, images.length, gallery, mayHaveRemoved)
  const codes = await storage.languages.codes()
  if (fields.source !== undefined && !codes.includes(fields.source)) {
    throw new Problem('invalid-input', { fields: { source: messages.languageUnknown } })
  }
  checkTitleLanguages(change, codes)
  const saves = (await textSaves(storage, texts)).toSorted(emptiedLast)
  const [first = textSave(codes[0] ?? defaultPublicLanguage, {}), ...others] = saves
  const picked = await storage.library.pick('picked', fields.picked)
  const cover = { files: files.image, id: fields.image_media, none: fields.image }
  const chosen = await chosenPicture(storage, { field: 'image', ...cover }, edit)
  const added = { images: await storage.media.add(images, edit), picked }
  const shared = pick(fields, ['image_focus', 'topics', ...detailNames])
  const values = { ...first.values, ...definedOf({ image: chosen, ...shared }) }
  const whole = { ...first, values, gallery: galleryEdit(change, added, gallery) }
  const withWish = (save: ArticleSave) => ({
    ...save,
    wish: fields.publish,
    isMinor: fields.minor,
    source: fields.source,
  })
  return [withWish(whole), ...others.map(withWish)]
}

async function textSaves(storage: Storage, texts: ReceivedTexts): Promise<ArticleSave[]> {
  const saves: ArticleSave[] = []
  for (const [language, text] of Object.entries(texts)) {
    const { content: html } = text
    const { content, words } = html === undefined ? {} : await receivedText(storage, html)
    saves.push(textSave(language, { ...text, content }, words))
  }
  return saves
}

function textSave(language: LanguageCode, text: ReceivedText, words?: string): ArticleSave {
  const values = textValues<Record<string, string>>({ [language]: definedOf(text) })
  return { language, values, words, gallery: { removed: [], added: [] } }
}

/**
 * The first carries what all languages share, so an emptied one comes last: the trash then restores it
 * alone.
 */
function emptiedLast(one: ArticleSave, other: ArticleSave): number {
  return Number(isEmptying(one)) - Number(isEmptying(other))
}

function refuseFuture(given: string | null | undefined, now: Date): void {
  if (!given || isPossibleDate(given, now)) return
  throw new Problem('invalid-input', { fields: { given_date: messages.dateInvalid } })
}

export function refuseDetails(section: ArticleSection, sent: ArticleDetail[]): void {
  const foreign = sent.find((name) => !hasDetail(section, name))
  if (foreign) throw new Problem('invalid-input', { fields: { [foreign]: messages.unknownField } })
}
