import type { Field } from '../documents/document-fields.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Picture } from '../media/media.ts'
import { fieldAndLanguage, textName, type Values } from '../documents/revision.ts'

export const galleryLimits = { newItems: 30, items: 60, title: 200 } as const

type GalleryContent = { type: 'image'; picture: Picture } | { type: 'youtube'; youtubeId: string }
export type ItemTitles = Record<LanguageCode, string>
/** Titles stand apart, because the history keeps each by itself. */
export type BareItem = GalleryContent & { id: number }
export type GalleryItem = BareItem & { titles: ItemTitles }
export type NewGalleryItem = GalleryContent & { titles?: ItemTitles }
/** The library's `alt` says what a picture without a title shows. */
export type GalleryItemInLanguage = BareItem & { title: string; alt?: string }

export function itemsInLanguage(
  gallery: GalleryItem[],
  language: LanguageCode,
): GalleryItemInLanguage[] {
  return gallery.map(({ titles, ...item }) => ({ ...item, title: titles[language] ?? '' }))
}

export function picturesOf(gallery: BareItem[]): Picture[] {
  return gallery.flatMap((item) => (item.type === 'image' ? item.picture : []))
}

export function withAltTexts(
  items: GalleryItemInLanguage[],
  described: Map<string, { alt: string }>,
): GalleryItemInLanguage[] {
  return items.map((item) => {
    const alt = item.type === 'image' && !item.title && described.get(item.picture.id)?.alt
    return alt ? { ...item, alt } : item
  })
}

/** The name reads like `gallery_title:7.ar`. */
export function itemTitleName(id: number, language: LanguageCode): string {
  return textName(`${titleField}:${id}`, language)
}

const titleField = 'gallery_title'

export function isItemTitle(field: string): boolean {
  return field.startsWith(`${titleField}:`)
}

export function galleryValues(gallery: GalleryItem[]): Values {
  const items = gallery.map(({ titles: _titles, ...item }): BareItem => item)
  const titles = gallery.map((item) => [item.id, item.titles] as const)
  return { gallery: items, ...itemTitleValues(Object.fromEntries(titles)) }
}

export function itemTitleValues(titles: Record<number, ItemTitles>): Values {
  const values = Object.entries(titles).flatMap(([id, byLanguage]) =>
    Object.entries(byLanguage).map(([language, title]) => [
      itemTitleName(Number(id), language),
      title,
    ]),
  )
  return Object.fromEntries(values)
}

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

function restoreGallery(gallery: GalleryItem[], values: Values): GalleryItem[] {
  const titles = itemTitlesIn(values)
  const current = new Map(gallery.map((item) => [item.id, item.titles]))
  const items = 'gallery' in values ? ((values.gallery ?? []) as BareItem[]) : gallery
  return items.map((item) =>
    withTitles({ titles: {}, ...item }, { ...current.get(item.id), ...titles[item.id] }),
  )
}

export const galleryField: Field<GalleryItem[]> = {
  blank: [],
  valuesOf: galleryValues,
  restore: restoreGallery,
}

export function withTitles(item: GalleryItem, titles: ItemTitles = {}): GalleryItem {
  return { ...item, titles: writtenTitles({ ...item.titles, ...titles }) }
}

export function writtenTitles(titles: ItemTitles = {}): ItemTitles {
  return Object.fromEntries(Object.entries(titles).filter(([, title]) => title !== ''))
}
