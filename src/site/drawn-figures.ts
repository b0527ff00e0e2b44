import { type PictureWidth, sourceSet } from '../domain/media.ts'

const figure =
  /<figure class="(text|wide|full)"><img (src="\/media\/([\da-f]{32})\/\d{1,4}\.webp" alt="[^"<>]*" width="(\d+)" height="(\d+)") \/>/g

/** How wide it is drawn at most, for the choice of a variant. */
const sizes: Record<PictureWidth, string> = {
  text: 'min(42rem, 100vw)',
  wide: 'min(64rem, 100vw)',
  full: '100vw',
}

/** Figures of a described text, responsive; on the server, so that no script is needed for it. */
export function drawnFigures(html: string): string {
  return html.replace(figure, (_whole, size: PictureWidth, image: string, ...rest: string[]) => {
    const [id = '', width, height] = rest
    const picture = { id, width: Number(width), height: Number(height), blur: '' }
    const shown = `sizes="${sizes[size]}" ${image} loading="lazy" decoding="async" />`
    const avif = `<source type="image/avif" srcset="${sourceSet(picture, 'avif')}" sizes="${sizes[size]}" />`
    return `<figure class="${size}"><picture>${avif}<img srcset="${sourceSet(picture, 'webp')}" ${shown}</picture>`
  })
}
