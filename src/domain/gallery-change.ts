import { type GalleryItem, galleryLimits, type NewGalleryItem, youtubeId } from './gallery.ts'
import type { Picture } from './media.ts'
import { messages } from './messages.ts'
import { Problem } from './problem.ts'
import { z } from './schema.ts'

const youtubeLink = z
  .string()
  .trim()
  .min(1, messages.youtubeMissing)
  .transform(youtubeId)
  .refine((id) => id !== '', messages.youtubeInvalid)

/** What a save does to a gallery: removals first, then the new items in the order of `sort`. */
export const galleryChange = z.strictObject({
  youtube: z.array(youtubeLink).max(galleryLimits.newItems).default([]),
  sort: z
    .array(z.enum(['image', 'video']))
    .max(galleryLimits.newItems)
    .default([]),
  delete_ids: z.array(z.int32().positive()).max(galleryLimits.items).default([]),
})
export type GalleryChange = z.infer<typeof galleryChange>

/**
 * Refuses a change that does not fit its gallery: removals of items it does not have, a `sort` that does
 * not name each new picture and video once, more items than it may hold.
 */
export function checkGallery(
  change: GalleryChange,
  imageCount: number,
  gallery: GalleryItem[] = [],
): void {
  const own = new Set(gallery.map(({ id }) => id))
  const removed = new Set(change.delete_ids)
  if (!removed.isSubsetOf(own)) throw new Problem('gallery-foreign')
  if (!isOrderOf(change, imageCount)) throw new Problem('gallery-mismatch')
  const size = own.size - removed.size + imageCount + change.youtube.length
  if (size > galleryLimits.items) throw new Problem('gallery-full')
}

function isOrderOf({ sort, youtube }: GalleryChange, imageCount: number): boolean {
  if (sort.length === 0) return imageCount === 0 || youtube.length === 0
  const images = sort.filter((kind) => kind === 'image').length
  return images === imageCount && sort.length - images === youtube.length
}

/** The new items in the order `sort` asks for (spec §7); checked by `checkGallery` before. */
export function newItems(change: GalleryChange, pictures: Picture[]): NewGalleryItem[] {
  const images = pictures.map((picture): NewGalleryItem => ({ type: 'image', picture }))
  const videos = change.youtube.map((id): NewGalleryItem => ({ type: 'youtube', youtubeId: id }))
  if (change.sort.length === 0) return [...images, ...videos]
  return change.sort.flatMap((kind) => (kind === 'image' ? images : videos).splice(0, 1))
}
