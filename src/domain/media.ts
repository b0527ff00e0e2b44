/** WebP ends at 16,383 pixels. */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  /** Of what is uploaded so much is kept: 1920 wide it is twice as high. */
  keptPixels: 8_000_000,
  maxWidth: 1920,
  maxHeight: 16_000,
} as const
/** Everything one request carries. */
export const uploadLimit = 60 * 1024 * 1024
export const pictureFormats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const

const widths = [320, 640, 960, 1440, 1920] as const

/** A stored picture. `blur` is a data address of a few hundred bytes, shown until the picture is there; '' for none. */
export type Picture = { id: string; width: number; height: number; blur: string }
/** What of a picture is to be seen however it is cut: from its left (0) to its right (1), from its top to its bottom. */
export type Focus = { x: number; y: number }
/** A picture that is cut to fit its place; without a focus its centre stays. */
export type Cover = Picture & { focus: Focus | null }

/** A share of a focus in tenths, away from the centre: so its point stays in sight of whatever is cut. */
export function inTenths(share: number): number {
  return share < 0.5 ? Math.floor(share * 10) : Math.ceil(share * 10)
}

/** The picture alone: where it is shown, its focus is a value of its own. */
export function pictureOf({ focus: _focus, ...picture }: Cover): Picture {
  return picture
}

/** A cover as it is with the picture and the focus that are given; null takes either away. */
export function changedCover(
  cover: Cover | null,
  picture: Picture | null = cover,
  focus: Focus | null = cover?.focus ?? null,
): Cover | null {
  return picture && { ...picture, focus }
}

export type VariantFormat = 'avif' | 'webp'

/** The widths a picture of this width is kept in, ascending; the last one is its own. */
export function variantWidths(width: number): number[] {
  const own = Math.min(width, pictureLimits.maxWidth)
  return [...widths.filter((step) => step < own), own]
}

export function variantAddress(picture: Picture, width: number, format: VariantFormat): string {
  return `/media/${picture.id}/${width}.${format}`
}

/** The one address of a picture for places that take no set of sources. */
export function pictureAddress(picture: Picture): string {
  return variantAddress(picture, picture.width, 'webp')
}

export function sourceSet(picture: Picture, format: VariantFormat): string {
  return variantWidths(picture.width)
    .map((width) => `${variantAddress(picture, width, format)} ${width}w`)
    .join(', ')
}
