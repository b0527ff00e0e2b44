import type { Picture } from './media.ts'

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
