/** WebP ends at 16,383 pixels. */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  /** A picture of the greatest width may be twice as high. */
  storedPixels: 8_000_000,
  maxWidth: 1920,
  maxHeight: 16_000,
} as const
export const uploadLimit = 60 * 1024 * 1024
export const pictureFormats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const

const widths = [320, 640, 960, 1440, 1920] as const

/** `blur` is a data URL of a few hundred bytes, or ''. */
export type Picture = { id: string; width: number; height: number; blur: string }
/** The point to keep visible: from left (0) to right (1), from top to bottom. */
export type Focus = { x: number; y: number }
export type Cover = Picture & {
  focus: Focus | null
  /** `alt` is given where it is known in the language the picture is shown in. */
  alt?: string
}

/** It is rounded away from the centre, so that the point stays visible. */
export function inTenths(share: number): number {
  return share < 0.5 ? Math.floor(share * 10) : Math.ceil(share * 10)
}

export function pictureOf({ focus: _focus, ...picture }: Cover): Picture {
  return picture
}

export function changedCover(
  cover: Cover | null,
  picture: Picture | null = cover,
  focus: Focus | null = cover?.focus ?? null,
): Cover | null {
  return picture && { ...picture, focus }
}

export function focusedCover(cover: Cover, library: Map<string, { focus: Focus | null }>): Cover {
  return { ...cover, focus: cover.focus ?? library.get(cover.id)?.focus ?? null }
}

export const pictureWidths = ['text', 'wide', 'full'] as const
export type PictureWidth = (typeof pictureWidths)[number]

type VariantFormat = 'avif' | 'webp'

/** The widths ascend; the last one is the picture's own. */
export function variantWidths(width: number): number[] {
  const own = Math.min(width, pictureLimits.maxWidth)
  return [...widths.filter((step) => step < own), own]
}

export function variantAddress(picture: Picture, width: number, format: VariantFormat): string {
  return `/media/${picture.id}/${variantFile(width, format)}`
}

export function variantFile(width: number, format: VariantFormat): string {
  return `${width}.${format}`
}

/** The sizes are in pixels; the file is `/icon-{id}-192.png`. */
export const iconSizes = [32, 180, 192, 512] as const

export function isNearlySquare({ width, height }: Picture): boolean {
  return 3 * width <= 4 * height && 3 * height <= 4 * width
}

export function pictureAddress(picture: Picture): string {
  return variantAddress(picture, picture.width, 'webp')
}

export function smallestAddress(picture: Picture): string {
  const [width = picture.width] = variantWidths(picture.width)
  return variantAddress(picture, width, 'webp')
}

export function sourceSet(picture: Picture, format: VariantFormat): string {
  return variantWidths(picture.width)
    .map((width) => `${variantAddress(picture, width, format)} ${width}w`)
    .join(', ')
}
