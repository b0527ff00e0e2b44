import { createHash } from 'node:crypto'
import { type Article, sectionPaths } from '../../domain/articles/article.ts'
import {
  type ArticleTextName,
  type ArticleTexts,
  blankText,
} from '../../domain/articles/article-fields.ts'
import { articleValues } from '../../domain/articles/change-article.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import type { Edit, Values } from '../../domain/documents/revision.ts'
import { type NewGalleryItem, picturesOf } from '../../domain/gallery/gallery.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'
import type { Picture } from '../../domain/media/media.ts'
import type { ValuesThere } from '../../domain/moving/changed-there.ts'
import type { Waiting } from '../../domain/moving/old-links.ts'
import { addedGallery, bodyName, bodyOf, galleryOf } from '../../domain/moving/moved-page.ts'
import type { LinkTarget } from '../../domain/navigation/navigation.ts'
import { changePage, sentPageValues } from '../../domain/pages/change-page.ts'
import type { Page } from '../../domain/pages/page.ts'
import { pageValues } from '../../domain/pages/page-values.ts'
import { lockArticle, readArticle, removeArticle } from '../articles/article-document.ts'
import { type ArticleSave, partIn } from '../articles/article-save.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { saveInParts } from '../history/save-in-parts.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import { changingPage, lockPage, readPage, removePage } from '../pages/page-document.ts'
import { wordsAsJson } from '../search/words-as-json.ts'

export type MovedKind = 'article' | 'page'

/** An import left these values so; one that differs was changed here. */
export type Written = {
  content: string
  image: string | null
  gallery: string[]
  waiting?: Waiting | undefined
  texts?: Partial<Record<ArticleTextName, string>>
  there?: ValuesThere | undefined
}

export type MovedDocument = {
  id: number
  revision: number
  titles: string[]
  languages: LanguageCode[]
  contentIn: (language: LanguageCode) => string
  textsIn: (language: LanguageCode) => Partial<ArticleTexts>
  image: string | null
  gallery: string[]
  /** Whatever is saved would be read at once. */
  isLive: boolean
  isLiveIn: (language: LanguageCode) => boolean
  shown: string[]
  link: LinkTarget
  pathIn: (language: LanguageCode) => string
}

export type NewPicture = NewGalleryItem & { picture: Picture }

export type AddedPictures = {
  language: LanguageCode
  texts: { language: LanguageCode; content: string }[]
  cover: Picture | null
  gallery: NewPicture[]
}

type Documents = {
  read: (db: Db, id: number) => Promise<MovedDocument>
  lock: (trx: Trx, id: number) => Promise<MovedDocument>
  remove: (trx: Trx, id: number, edit: Edit) => Promise<unknown>
  add: (trx: Trx, id: number, added: AddedPictures, edit: Edit) => Promise<MovedDocument>
}

export const movedDocuments: Record<MovedKind, Documents> = {
  article: {
    read: async (db, id) => movedArticle(await readArticle(db, id)),
    lock: async (trx, id) => movedArticle(await lockArticle(trx, id)),
    remove: removeArticle,
    add: addToArticle,
  },
  page: {
    read: async (db, id) => movedPage(await readPage(db, id)),
    lock: async (trx, id) => movedPage(await lockPage(trx, id)),
    remove: removePage,
    add: addToPage,
  },
}

export function movedArticle(article: Article): MovedDocument {
  const { id, revision, section, texts, cover } = article
  return {
    id,
    revision,
    titles: Object.values(texts).map(({ title }) => title),
    languages: Object.keys(texts),
    contentIn: (language) => texts[language]?.content ?? '',
    textsIn: (language) => texts[language] ?? blankText,
    image: cover?.id ?? null,
    gallery: picturesOf(article.gallery).map((picture) => picture.id),
    isLive: false,
    isLiveIn: (language) => article.publication.live[language] !== undefined,
    shown: shownPictures(articleValues(article)),
    link: { kind: 'article', section, id },
    pathIn: (language) => pathInLanguage(language, `/${sectionPaths[section]}/${id}`),
  }
}

export function movedPage(page: Page): MovedDocument {
  const { id, revision, texts, cover } = page
  return {
    id,
    revision,
    titles: Object.values(texts).map(({ title = '' }) => title),
    languages: Object.keys(texts),
    contentIn: (language) => bodyOf(page, language),
    textsIn: () => ({}),
    image: cover?.id ?? null,
    gallery: galleryOf(page).flatMap((item) => (item.type === 'image' ? [item.picture.id] : [])),
    isLive: page.status === 'published',
    isLiveIn: () => page.status === 'published',
    shown: shownPictures(pageValues(page)),
    link: { kind: 'page', id },
    pathIn: (language) => pathInLanguage(language, `/${texts[language]?.slug ?? ''}`),
  }
}

export function writtenOf(
  document: MovedDocument,
  language: LanguageCode,
): Written & Required<Pick<Written, 'texts'>> {
  const { image, gallery } = document
  const { content: _content, ...texts } = document.textsIn(language)
  const digests = Object.entries(texts).map(([name, text]) => [name, digestOfText(text)])
  const content = digestOfText(document.contentIn(language))
  return { content, image, gallery, texts: Object.fromEntries(digests) }
}

export function digestOfText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

async function addToArticle(
  trx: Trx,
  id: number,
  { language, texts, cover, gallery }: AddedPictures,
  edit: Edit,
): Promise<MovedDocument> {
  const article = await lockArticle(trx, id)
  const [first = saveIn(language), ...others] = texts.map((text): ArticleSave => ({
    ...saveIn(text.language),
    words: wordsAsJson(plainText(text.content)),
    values: { [`content.${text.language}`]: text.content },
  }))
  const shared: ArticleSave = {
    ...first,
    values: { ...first.values, ...(cover && { image: cover }) },
    gallery: gallery.length > 0 ? galleryWith(article, gallery) : first.gallery,
  }
  return saveTexts(trx, article, [shared, ...others], edit)
}

export async function saveTexts(
  trx: Trx,
  { id, section }: Article,
  saves: [ArticleSave, ...ArticleSave[]],
  edit: Edit,
): Promise<MovedDocument> {
  const begun = {}
  const partOf = (save: ArticleSave) => partIn(trx, section, save, { edit, begun, saves })
  const [first, ...others] = saves
  const { saved } = await saveInParts(trx, id, [partOf(first), ...others.map(partOf)])
  return movedArticle(saved)
}

export function saveIn(language: LanguageCode): ArticleSave {
  return { language, values: {}, gallery: { removed: [], added: [] }, wish: 'no' }
}

function galleryWith({ gallery: items }: Article, wanted: NewPicture[]): ArticleSave['gallery'] {
  const idOf = (media: string) =>
    items.find((item) => item.type === 'image' && item.picture.id === media)?.id
  const added = wanted.filter(({ picture }) => idOf(picture.id) === undefined)
  const order = wanted.map(({ picture }) => idOf(picture.id) ?? ('new' as const))
  const videos = items.filter(({ type }) => type !== 'image').map(({ id }) => id)
  return { removed: [], added, order: [...order, ...videos] }
}

async function addToPage(
  trx: Trx,
  id: number,
  { texts, cover, gallery }: AddedPictures,
  edit: Edit,
): Promise<MovedDocument> {
  const page = await lockPage(trx, id)
  const values: Values = {
    ...Object.fromEntries(texts.map(({ language, content }) => [bodyName(language), content])),
    ...(cover && { image: cover }),
    ...(gallery.length > 0 && addedGallery(page, gallery)),
  }
  const { saved } = await saveWithRevision(trx, changingPage(), id, {
    action: 'change',
    edit,
    sent: sentPageValues(page, values),
    change: (current) => changePage(current, values),
  })
  return movedPage(saved)
}
