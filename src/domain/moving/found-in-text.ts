import type { Picture, PictureWidth } from '../media/media.ts'
import { figureHtml } from '../rich-text/figures.ts'

/** `attachment` is its number there; blank where only its address is known. */
export type ShownPicture = {
  attachment: string
  address: string
  alt: string
  caption: string
  size: PictureWidth
  isInGallery: boolean
}

/** The HTML has `<figure>3</figure>` for the fourth of the pictures. */
export type MovedText = {
  html: string
  pictures: ShownPicture[]
  /** A gallery that names no pictures shows all that were uploaded for its text. */
  showsAttached: boolean
  videos: string[]
  embeds: string[]
  documents: string[]
  lost: string[]
}

export type Found = Omit<MovedText, 'html'>

const placeholders = /<figure>(\d+)<\/figure>/g

/** The caption of a picture that is missing stays, as a paragraph. */
export function withPictures(
  { html, pictures }: Pick<MovedText, 'html' | 'pictures'>,
  found: (shown: ShownPicture) => Picture | undefined,
): string {
  return html.replace(placeholders, (_whole, index: string) => {
    const shown = pictures[Number(index)]
    const picture = shown && found(shown)
    if (!shown) return ''
    const { size, caption } = shown
    if (!picture) return caption && `<p>${caption}</p>`
    return figureHtml({ size, media: picture.id, width: picture.width, caption })
  })
}
