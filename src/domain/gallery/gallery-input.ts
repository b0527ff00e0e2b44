import { requireItems, requireWholeOrder, type GalleryEdit } from './change-gallery.ts'
import { type GalleryItem, galleryLimits, type ItemTitles, type NewGalleryItem } from './gallery.ts'
import { videoAddress, youtubeId } from './youtube.ts'
import type { LanguageCode } from '../languages/language.ts'
import { mediaId } from '../media/media-input.ts'
import type { Picture } from '../media/media.ts'
import { messages } from '../messages.ts'
import { Problem } from '../problem.ts'
import { byLanguage } from '../languages/language-input.ts'
import { requiredText, text, z } from '../text/schema.ts'

export const youtubeLink = requiredText(2_000, messages.youtubeMissing, { kind: 'code' })
  .regex(videoAddress, messages.youtubeInvalid)
  .transform(youtubeId)

const itemId = z.int32().positive()
export const itemTitle = text(galleryLimits.title)
export const itemTitles = byLanguage(itemTitle) satisfies z.ZodType<ItemTitles>

/**
 * Removals come first, then the new items in the order of `sort`. They are appended unless `order`
 * places them as `new`.
 */
export const galleryInput = z.strictObject({
  youtube: z.array(youtubeLink).max(galleryLimits.newItems).default([]),
  picked: z.array(mediaId).max(galleryLimits.newItems).default([]),
  sort: z
    .array(z.enum(['image', 'video', 'picked']))
    .max(galleryLimits.newItems)
    .default([]),
  delete_ids: z.array(itemId).max(galleryLimits.items).default([]),
  order: z
    .array(z.union([itemId, z.literal('new')]))
    .max(galleryLimits.items)
    .optional(),
  /** Only changed languages are sent; a blank title is removed. */
  titles: z.record(z.string().regex(/^[1-9]\d{0,9}$/), itemTitles).default({}),
  new_titles: z.array(itemTitles).max(galleryLimits.newItems).default([]),
})
type GalleryInput = z.infer<typeof galleryInput>

/**
 * Rejects a `sort` that does not name each new picture and video once, an `order` or titles of
 * other items, too many items, and removals of items that do not exist. What others
 * `mayHaveRemoved` is left to the save.
 */
export function checkGallery(
  change: GalleryInput,
  imageCount: number,
  gallery: GalleryItem[] = [],
  mayHaveRemoved = false,
): void {
  const own = new Set(gallery.map(({ id }) => id))
  const named = new Set([...change.delete_ids, ...Object.keys(change.titles).map(Number)])
  if (!mayHaveRemoved) requireItems([...named], gallery)
  if (!isOrderOf(change, imageCount)) throw new Problem('gallery-mismatch')
  const added = imageCount + change.youtube.length + change.picked.length
  if (![0, added].includes(change.new_titles.length)) throw new Problem('gallery-mismatch')
  const staying = [...own].filter((id) => !change.delete_ids.includes(id))
  if (change.order && !mayHaveRemoved) requireWholeOrder(change.order, staying, added)
  if (staying.length + added > galleryLimits.items) throw new Problem('gallery-full')
}

export function checkTitleLanguages(change: GalleryInput, codes: LanguageCode[]): void {
  const { titles, new_titles } = change
  for (const [field, list] of Object.entries({ titles: Object.values(titles), new_titles })) {
    const languages = list.flatMap((title) => Object.keys(title))
    if (languages.every((language) => codes.includes(language))) continue
    throw new Problem('invalid-input', { fields: { [field]: messages.languageUnknown } })
  }
}

function isOrderOf({ sort, youtube, picked }: GalleryInput, imageCount: number): boolean {
  const counts = { image: imageCount, video: youtube.length, picked: picked.length }
  if (sort.length === 0) return Object.values(counts).filter(Boolean).length < 2
  return Object.entries(counts).every(
    ([kind, count]) => sort.filter((sorted) => sorted === kind).length === count,
  )
}

type AddedPictures = { images: Picture[]; picked: Picture[] }

export function newItems(
  change: GalleryInput,
  { images, picked }: AddedPictures,
): NewGalleryItem[] {
  const items = {
    image: images.map(imageItem),
    video: change.youtube.map((id): NewGalleryItem => ({ type: 'youtube', youtubeId: id })),
    picked: picked.map(imageItem),
  }
  const sorted =
    change.sort.length === 0
      ? Object.values(items).flat()
      : change.sort.flatMap((kind) => items[kind].splice(0, 1))
  return sorted.map((item, index) => ({ ...item, titles: change.new_titles[index] ?? {} }))
}

function imageItem(picture: Picture): NewGalleryItem {
  return { type: 'image', picture }
}

export function galleryEdit(
  change: GalleryInput,
  pictures: AddedPictures,
  gallery: GalleryItem[],
): GalleryEdit {
  const { delete_ids: removed, order, titles } = change
  const staying = gallery.filter(({ id }) => !removed.includes(id))
  const remaining = staying.flatMap(({ id }) => (titles[id] ? [[id, titles[id]]] : []))
  return {
    removed,
    order,
    added: newItems(change, pictures),
    titles: Object.fromEntries(remaining),
  }
}
