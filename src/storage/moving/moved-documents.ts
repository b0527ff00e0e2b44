import { createHash } from 'node:crypto'
import { type Article, sectionPaths } from '../../domain/articles/article.ts'
import {
  type ArticleTextName,
  type ArticleTexts,
  blankText,
} from '../../domain/articles/article-fields.ts'
import { articleValues } from '../../domain/articles/change-article.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import { type Edit, textName, textValues, type Values } from '../../domain/documents/revision.ts'
import { type NewGalleryItem, picturesOf } from '../../domain/gallery/gallery.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'
import type { Picture } from '../../domain/media/media.ts'
import { reasonsOfPage, type ValuesThere } from '../../domain/moving/changed-there.ts'
import type { Waiting } from '../../domain/moving/old-links.ts'
import {
  addedGallery,
  bodyName,
  bodyOf,
  galleryOf,
  withBody,
} from '../../domain/moving/moved-page.ts'
import type { LinkTarget } from '../../domain/navigation/navigation.ts'
import { changePage } from '../../domain/pages/change-page.ts'
import type { Page } from '../../domain/pages/page.ts'
import { pageValues } from '../../domain/pages/page-values.ts'
import { Problem } from '../../domain/problem.ts'
import { lockArticle, readArticle, removeArticle } from '../articles/article-document.ts'
import { type ArticleSave, partIn } from '../articles/article-save.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { saveInParts } from '../history/save-in-parts.ts'
import { lockPage, readPage, removePage } from '../pages/page-document.ts'
import { savePage } from '../pages/page-store.ts'
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
  reasonAgainst: (texts: ChangedTexts) => string | undefined
  /** Whatever is saved would be read at once. */
  isLive: boolean
  isLiveIn: (language: LanguageCode) => boolean
  shown: string[]
  link: LinkTarget
  pathIn: (language: LanguageCode) => string
}

export type ChangedTexts = Record<LanguageCode, Record<string, string>>

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
  change: (trx: Trx, id: number, texts: ChangedTexts, edit: Edit) => Promise<MovedDocument>
}

export const movedDocuments: Record<MovedKind, Documents> = {
  article: {
    read: async (db, id) => movedArticle(await readArticle(db, id)),
    lock: async (trx, id) => movedArticle(await lockArticle(trx, id)),
    remove: removeArticle,
    add: addToArticle,
    change: changeArticle,
  },
  page: {
    read: async (db, id) => movedPage(await readPage(db, id)),
    lock: async (trx, id) => movedPage(await lockPage(trx, id)),
    remove: removePage,
    add: addToPage,
    change: changeMovedPage,
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
    reasonAgainst: () => undefined,
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
    textsIn: (language) => textsOfPage(page, language),
    image: cover?.id ?? null,
    gallery: galleryOf(page).flatMap((item) => (item.type === 'image' ? [item.picture.id] : [])),
    reasonAgainst: (changed) => reasonAgainst(page, changed),
    isLive: page.status === 'published',
    isLiveIn: () => page.status === 'published',
    shown: shownPictures(pageValues(page)),
    link: { kind: 'page', id },
    pathIn: (language) => pathInLanguage(language, `/${texts[language]?.slug ?? ''}`),
  }
}

function textsOfPage(page: Page, language: LanguageCode): Partial<ArticleTexts> {
  const { title = '', meta_title = '', meta_description = '' } = page.texts[language] ?? {}
  return { title, meta_title, meta_description, content: bodyOf(page, language) }
}

function reasonAgainst(page: Page, texts: ChangedTexts): string | undefined {
  if (page.status === 'published') return reasonsOfPage.live
  try {
    changePage(page, changedValues(page, texts))
    return undefined
  } catch (error) {
    if (error instanceof Problem) return reasonsOfPage.long
    throw error
  }
}

function changedValues(page: Page, texts: ChangedTexts): Values {
  const named = Object.entries(texts).flatMap(([language, own]) =>
    Object.entries(own).map(([name, text]) => [
      name === 'content' ? bodyName(language) : textName(name, language),
      text,
    ]),
  )
  const hasBody = Object.values(texts).some(({ content }) => content !== undefined)
  return { ...(hasBody && withBody(page)), ...slugsOf(page), ...Object.fromEntries(named) }
}

/** A new title does not move the page. */
function slugsOf({ texts }: Page): Values {
  const slugs = Object.entries(texts).map(([language, { slug = '' }]) => [
    textName('slug', language),
    slug,
  ])
  return Object.fromEntries(slugs.filter(([, slug]) => slug !== ''))
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

async function saveTexts(
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

function saveIn(language: LanguageCode): ArticleSave {
  return { language, values: {}, gallery: { removed: [], added: [] }, wish: 'no' }
}

async function changeArticle(
  trx: Trx,
  id: number,
  texts: ChangedTexts,
  edit: Edit,
): Promise<MovedDocument> {
  const article = await lockArticle(trx, id)
  const [first, ...others] = Object.entries(texts).map(([language, own]): ArticleSave => {
    const { content } = own
    return {
      ...saveIn(language),
      values: textValues({ [language]: own }),
      ...(content !== undefined && { words: wordsAsJson(plainText(content)) }),
    }
  })
  return first ? saveTexts(trx, article, [first, ...others], edit) : movedArticle(article)
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
  return movedPage(await savePage(trx, id, values, edit))
}

async function changeMovedPage(
  trx: Trx,
  id: number,
  texts: ChangedTexts,
  edit: Edit,
): Promise<MovedDocument> {
  const page = await lockPage(trx, id)
  return movedPage(await savePage(trx, id, changedValues(page, texts), edit))
}
