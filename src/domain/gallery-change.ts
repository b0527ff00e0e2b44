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

/** Refuses the removal of items that are not in the gallery. */
export function checkRemovals(change: GalleryChange, gallery: GalleryItem[]): void {
  const own = new Set(gallery.map(({ id }) => id))
  if (change.delete_ids.some((id) => !own.has(id))) throw new Problem('gallery-foreign')
}

/** Refuses a change whose `sort` does not name each new picture and video once. */
export function checkOrder(change: GalleryChange, imageCount: number): void {
  if (change.sort.length === 0 && (imageCount === 0 || change.youtube.length === 0)) return
  const images = change.sort.filter((kind) => kind === 'image').length
  const videos = change.sort.length - images
  if (images !== imageCount || videos !== change.youtube.length)
    throw new Problem('gallery-mismatch')
}

/** The new items in the order `sort` asks for (spec §7); checked by `checkOrder` before. */
export function newItems(change: GalleryChange, pictures: Picture[]): NewGalleryItem[] {
  const images = pictures.map((picture): NewGalleryItem => ({ type: 'image', picture }))
  const videos = change.youtube.map((id): NewGalleryItem => ({ type: 'youtube', youtubeId: id }))
  if (change.sort.length === 0) return [...images, ...videos]
  return change.sort.flatMap((kind) => (kind === 'image' ? images : videos).splice(0, 1))
}
