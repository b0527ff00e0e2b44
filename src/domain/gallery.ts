import { z } from 'zod'
import { messages } from './messages.ts'
import type { Picture } from './media.ts'
import { Problem } from './problem.ts'

export const galleryLimits = { newItems: 30, items: 60 } as const

export type ImageItem = { id: number; type: 'image'; picture: Picture }
export type VideoItem = { id: number; type: 'youtube'; youtubeId: string }
export type GalleryItem = ImageItem | VideoItem
export type NewGalleryItem = Omit<ImageItem, 'id'> | Omit<VideoItem, 'id'>

export const youtubeIdLength = 11
const plainId = /^[\w-]{11}$/
const videoAddress =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i

/** The 11-character id of a YouTube address (watch, short, embed, youtu.be) or a bare id, else ''. */
export function youtubeId(address: string): string {
  const trimmed = address.trim()
  if (plainId.test(trimmed)) return trimmed
  return videoAddress.exec(trimmed)?.[1] ?? ''
}

export function youtubeAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`
}

export function youtubeThumbnail(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
}

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
