import { laterPart } from './later-part.tsx'

/** Its pictures are links that work without scripts. */
export const GalleryStrip = laterPart(async () => (await import('./own-gallery.tsx')).OwnGallery)
