import { type Focus, type PictureWidth, variantFile } from '../media/media.ts'

/** A picture of the library within a rich text; `width` names the variant that is its address. */
export type Figure = { size: PictureWidth; media: string; width: number; caption: string }

const picture = String.raw`<img src="/media/([\da-f]{32})/(\d{1,4})\.webp" alt="" />`
const inline = String.raw`(?:[^<]|<(?=/?(?:strong|em|u|s|a|span|br)\b))*`

/**
 * The HTML must be cleaned. A caption ends at the first tag that it cannot have, so that it stays
 * linear.
 */
export const figurePattern = String.raw`<figure class="(text|wide|full)">\s*${picture}\s*(?:<figcaption>(${inline})</figcaption>\s*)?</figure>`

const figures = new RegExp(figurePattern, 'g')
const written =
  /<figure class="(text|wide|full)"><img src="\/media\/([\da-f]{32})\/(\d{1,4})\.webp" alt=""/g

export function figureSource({ media, width }: Pick<Figure, 'media' | 'width'>): string {
  return `/media/${media}/${variantFile(width, 'webp')}`
}

export function figureHtml({ size, media, width, caption }: Figure): string {
  const words = caption.trim() && `<figcaption>${caption.trim()}</figcaption>`
  const source = figureSource({ media, width })
  return `<figure class="${size}"><img src="${source}" alt="" />${words}</figure>`
}

export function withFigures(html: string, change: (figure: Figure) => string): string {
  return html.replace(figures, (...match: string[]) => change(toFigure(match.slice(1, 5))))
}

export function toFigure([size, media = '', width, caption = '']: (string | undefined)[]): Figure {
  return { size: size as PictureWidth, media, width: Number(width), caption }
}

export function figuresIn(html: string): Figure[] {
  return [...html.matchAll(written)].map((match) => toFigure(match.slice(1)))
}

export function captionAlone({ caption }: Figure): string {
  return caption.trim() && `<p>${caption.trim()}</p>`
}

export function picturesInText(html: string): string[] {
  return [...new Set(figuresIn(html).map(({ media }) => media))]
}

export type Described = {
  width: number
  height: number
  focus: Focus | null
  alt: string
  caption: string
}
