import type { LanguageCode } from './language.ts'
import type { Picture } from './media.ts'
import { fieldAndLanguage, textName, type Values } from './revision.ts'

export const galleryLimits = { newItems: 30, items: 60, title: 200 } as const

type GalleryContent = { type: 'image'; picture: Picture } | { type: 'youtube'; youtubeId: string }
/** By language; a blank one is left out. */
export type ItemTitles = Record<LanguageCode, string>
/** An item without its titles, which the history keeps each by itself. */
export type BareItem = GalleryContent & { id: number }
export type GalleryItem = BareItem & { titles: ItemTitles }
export type NewGalleryItem = GalleryContent & { titles?: ItemTitles }
/** An item as the readers of a language see it. */
export type ReadableItem = BareItem & { title: string }

export function readableItems(gallery: GalleryItem[], language: LanguageCode): ReadableItem[] {
  return gallery.map(({ titles, ...item }) => ({ ...item, title: titles[language] ?? '' }))
}

/** What the history calls the title of an item: `gallery_title:7.ar`. */
export function itemTitleName(id: number, language: LanguageCode): string {
  return textName(`${titleField}:${id}`, language)
}

const titleField = 'gallery_title'

/** What the history keeps of a gallery. */
export function galleryValues(gallery: GalleryItem[]): Values {
  const items = gallery.map(({ titles: _titles, ...item }): BareItem => item)
  const titles = gallery.map((item) => [item.id, item.titles] as const)
  return { gallery: items, ...itemTitleValues(Object.fromEntries(titles)) }
}

/** Titles by item as values. */
export function itemTitleValues(titles: Record<number, ItemTitles>): Values {
  const values = Object.entries(titles).flatMap(([id, byLanguage]) =>
    Object.entries(byLanguage).map(([language, title]) => [
      itemTitleName(Number(id), language),
      title,
    ]),
  )
  return Object.fromEntries(values)
}

/** The titles among values, by item. */
export function itemTitlesIn(values: Values): Record<number, ItemTitles> {
  const titles: Record<number, ItemTitles> = {}
  for (const [name, title] of Object.entries(values)) {
    const { field, language } = fieldAndLanguage(name)
    const [first, id] = field.split(':')
    if (first !== titleField || language === null) continue
    ;(titles[Number(id)] ??= {})[language] = title as string
  }
  return titles
}

/** Makes a gallery what it was with these values; items that stay keep the titles they do not name. */
export function restoreGallery(gallery: GalleryItem[], values: Values): GalleryItem[] {
  const titles = itemTitlesIn(values)
  const today = new Map(gallery.map((item) => [item.id, item.titles]))
  const items = 'gallery' in values ? ((values.gallery ?? []) as BareItem[]) : gallery
  return items.map((item) =>
    withTitles({ titles: {}, ...item }, { ...today.get(item.id), ...titles[item.id] }),
  )
}

/** Sets titles in the languages that are named; a blank one goes. */
export function withTitles(item: GalleryItem, titles: ItemTitles = {}): GalleryItem {
  return { ...item, titles: writtenTitles({ ...item.titles, ...titles }) }
}

export function writtenTitles(titles: ItemTitles = {}): ItemTitles {
  return Object.fromEntries(Object.entries(titles).filter(([, title]) => title !== ''))
}

/** The API's description shows it, where patterns have no flags. */
export const videoAddress = inAnyCase(
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
)

/** The 11-character id of a YouTube address (watch, short, embed, youtu.be), else ''. */
export function youtubeId(address: string): string {
  return videoAddress.exec(address.trim())?.[1] ?? ''
}

function inAnyCase({ source }: RegExp): RegExp {
  const letters = source.replace(/\\.|[a-z]/g, (part) =>
    part.length === 1 ? `[${part}${part.toUpperCase()}]` : part,
  )
  return new RegExp(letters)
}

export function youtubeAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`
}

export function youtubeThumbnail(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
}
