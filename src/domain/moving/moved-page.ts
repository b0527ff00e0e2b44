import type { ArticleTexts } from '../articles/article-fields.ts'
import { type Values, textName } from '../documents/revision.ts'
import type { ItemTitles } from '../gallery/gallery.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Cover, Picture } from '../media/media.ts'
import { blockLimits, type BlockPicture } from '../pages/block.ts'
import { normalisedSlug } from '../pages/page-address.ts'
import type { Page } from '../pages/page.ts'
import { inLanguage } from './item-languages.ts'
import type { ExportedItem } from './read-part.ts'

/** Pages that are moved in have these two blocks: a later run finds them by their ids. */
const textBlock = 'movedtxt'
const galleryBlock = 'movedgal'
const body = `body:${textBlock}`

export const mostInGallery = blockLimits.items
export const mostVideosOfPage = 20

type GalleryPicture = { picture: Picture; titles?: ItemTitles }
type Shown = {
  cover: Cover | null
  gallery: GalleryPicture[]
  videos: { youtubeId: string }[]
}
type PageTexts = Omit<ArticleTexts, 'author'>

/** All languages share the blocks, and what has no counterpart in one is blank there. */
export function movedPageValues(
  texts: Record<LanguageCode, PageTexts>,
  { cover, gallery, videos }: Shown,
): Values {
  const shown = videos.map(({ youtubeId }, index) => ({
    id: `movedv${String(index).padStart(2, '0')}`,
    block: { kind: 'video', youtubeId },
  }))
  return {
    ...ownPageValues(texts, { cover }),
    [`block:${textBlock}`]: { kind: 'text' },
    ...Object.fromEntries(shown.map(({ id, block }) => [`block:${id}`, block])),
    ...(gallery.length > 0 && galleryValues(gallery)),
    order: [textBlock, ...shown.map(({ id }) => id), ...(gallery.length > 0 ? [galleryBlock] : [])],
  }
}

export function ownPageValues(
  texts: Record<LanguageCode, PageTexts>,
  { cover }: { cover: Cover | null },
): Values {
  const values: Values = cover ? { image: cover, image_focus: cover.focus } : {}
  for (const [language, { content, ...own }] of Object.entries(texts)) {
    for (const [field, text] of Object.entries({ ...own, [body]: content })) {
      if (text !== '') values[textName(field, language)] = text
    }
  }
  return values
}

/** Those that stand there stay; more than a block can have are left out. */
export function addedGallery(page: Page, wanted: GalleryPicture[]): Values {
  const known = galleryOf(page)
  const added = wanted.filter(
    ({ picture }) => !known.some((item) => item.type === 'image' && item.picture.id === picture.id),
  )
  const { order } = page
  return {
    ...galleryValues(added.slice(0, mostInGallery - known.length), known),
    ...(order.includes(galleryBlock) ? {} : { order: [...order, galleryBlock] }),
  }
}

function galleryValues(added: GalleryPicture[], known: BlockPicture[] = []): Values {
  const ids = added.map(({ picture }) => picture.id.slice(0, 8))
  const titles = added.flatMap(({ titles = {} }, index) =>
    Object.entries(titles).map(([language, title]) => [
      textName(`title:${ids[index]}`, language),
      title,
    ]),
  )
  const items = added.map(({ picture }, index) => ({ id: ids[index], type: 'image', picture }))
  return {
    [`block:${galleryBlock}`]: { kind: 'gallery', items: [...known, ...items] },
    ...Object.fromEntries(titles),
  }
}

export function galleryOf({ blocks }: Pick<Page, 'blocks'>): BlockPicture[] {
  const block = blocks[galleryBlock]
  return block?.kind === 'gallery' ? block.items : []
}

export function bodyOf({ texts }: Page, language: LanguageCode): string {
  return texts[language]?.[body] ?? ''
}

export function withBody({ blocks, order }: Pick<Page, 'blocks' | 'order'>): Values {
  if (Object.hasOwn(blocks, textBlock)) return {}
  return { [`block:${textBlock}`]: { kind: 'text' }, order: [...order, textBlock] }
}

export function bodyName(language: LanguageCode): string {
  return textName(body, language)
}

export function wantedSlug(
  { slug }: Pick<ExportedItem, 'slug'>,
  title: string,
  language: LanguageCode,
): string {
  return normalisedSlug(inLanguage(slug, language)) || normalisedSlug(title)
}
