import { laterPart } from './later-part.tsx'

export const GalleryStrip = laterPart(async () => (await import('./own-gallery.tsx')).OwnGallery)
