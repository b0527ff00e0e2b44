import type { Picture } from './media.ts'

export const galleryLimits = { newItems: 30, items: 60 } as const

type ImageItem = { id: number; type: 'image'; picture: Picture }
type VideoItem = { id: number; type: 'youtube'; youtubeId: string }
export type GalleryItem = ImageItem | VideoItem
export type NewGalleryItem = Omit<ImageItem, 'id'> | Omit<VideoItem, 'id'>

const videoAddress =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i

/** The 11-character id of a YouTube address (watch, short, embed, youtu.be), else ''. */
export function youtubeId(address: string): string {
  return videoAddress.exec(address.trim())?.[1] ?? ''
}

export function youtubeAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`
}

export function youtubeThumbnail(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
}
