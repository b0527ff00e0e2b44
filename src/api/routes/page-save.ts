import type { BlockChange } from '../../domain/block-change.ts'
import type { Block } from '../../domain/block.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Cover, Focus, Picture } from '../../domain/media.ts'
import { messages } from '../../domain/messages.ts'
import type { PageChange } from '../../domain/page-change.ts'
import { pageTexts } from '../../domain/page.ts'
import { Problem } from '../../domain/problem.ts'
import { textName, type Values } from '../../domain/revision.ts'
import { richBlockTexts } from '../../domain/rich-text/rich-text.ts'
import { cleaned } from '../../domain/short-value.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { receivedText } from './received-text.ts'

type Placed = { media: string; focus: Focus | null }
type Stores = Pick<Storage, 'languages' | 'library'>

/** Values of `pageValues`, with cleaned texts and the pictures themselves. */
export async function pageValuesOf(change: PageChange, stores: Stores): Promise<Values> {
  const texts = textsIn(change)
  await refuseUnknownLanguages(texts, stores)
  return {
    ...definedOf({ status: change.status, listed: change.listed, order: change.order }),
    ...(await picturesOf(change, stores)),
    ...(await cleanedTexts(texts, stores)),
  }
}

type Text = { field: string; language: LanguageCode; text: string }

function textsIn(change: PageChange): Text[] {
  const own = Object.keys(pageTexts).map((name) => [name, change[name as keyof typeof pageTexts]])
  const all = [...own, ...Object.entries(change.texts ?? {})] as [string, Record<string, string>?][]
  return all.flatMap(([field, byLanguage = {}]) =>
    Object.entries(byLanguage).map(([language, text]) => ({ field, language, text })),
  )
}

async function refuseUnknownLanguages(texts: Text[], { languages }: Stores): Promise<void> {
  const known = await languages.codes()
  const unknown = texts.find(({ language }) => !known.includes(language))
  if (!unknown) return
  const field = textName(unknown.field, unknown.language)
  throw new Problem('invalid-input', { fields: { [field]: messages.languageUnknown } })
}

async function cleanedTexts(texts: Text[], stores: Stores): Promise<Values> {
  const values: Values = {}
  for (const { field, language, text } of texts) {
    const isRich = richBlockTexts.includes(field.split(':')[0] ?? '') && field.includes(':')
    const kept = isRich ? (await receivedText(stores, text)).content : cleaned('lines', text)
    values[textName(field, language)] = kept
  }
  return values
}

/** Throws Problem('invalid-input') for pictures that are not in the library. */
async function picturesOf(
  { image, blocks = {} }: PageChange,
  { library }: Stores,
): Promise<Values> {
  const values: Values = {}
  if (image !== undefined) {
    const [cover = null] = await library.pick('image', mediaIn(image))
    values.image = cover
    values.image_focus = image?.focus ?? null
  }
  for (const [id, block] of Object.entries(blocks)) {
    const field = `block:${id}`
    const pictures = await library.pick(field, mediaIn(block))
    const stored = new Map(pictures.map((picture) => [picture.id, picture]))
    values[field] = block && withPictures(block, (placed) => coverIn(stored, placed))
  }
  return values
}

function coverIn(stored: Map<string, Picture>, placed: Placed | null): Cover | null {
  const picture = placed && stored.get(placed.media)
  return picture ? { ...picture, focus: placed.focus } : null
}

function withPictures(block: BlockChange, coverOf: (placed: Placed | null) => Cover | null): Block {
  switch (block.kind) {
    case 'picture':
    case 'beside':
    case 'quote':
      return { ...block, picture: coverOf(block.picture) }
    case 'people':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, picture: coverOf(item.picture) })),
      }
    case 'gallery':
      return { ...block, items: block.items.map((item) => galleryItem(item, coverOf)) }
    case 'video':
      return { kind: 'video', youtubeId: block.youtube }
    default:
      return block
  }
}

type GalleryItemChange = Extract<BlockChange, { kind: 'gallery' }>['items'][number]

function galleryItem(item: GalleryItemChange, coverOf: (placed: Placed) => Cover | null) {
  const { id } = item
  if ('youtube' in item) return { id, type: 'youtube', youtubeId: item.youtube } as const
  const { focus: _focus, ...picture } = coverOf({ media: item.media, focus: null }) as Cover
  return { id, type: 'image', picture } as const
}

/** All pictures that it names. */
function mediaIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'media' ? [part as string] : mediaIn(part),
  )
}

function definedOf(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
