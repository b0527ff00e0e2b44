import { rename, writeFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import type { Focus } from '../../domain/media.ts'
import { learnFont, type TitleFont } from './title-font.ts'

export const shareSize = { width: 1200, height: 630 } as const

/** All that a share picture is drawn from; files are paths. */
export type ShareDrawing = {
  direction: 'ltr' | 'rtl'
  title: string
  /** What the page belongs to. */
  label: string
  company: string
  font: TitleFont
  colours: ShareColours
  /** Whether the band of dark and light stones closes it. */
  hasBand: boolean
  cover: { file: string; focus: Focus | null } | null
  logo: string | null
}
/** As `#rrggbb`. */
export type ShareColours = { ground: string; fill: string; ink: string; accent: string }
export type ShareJob = { share: ShareDrawing; to: string }

const margin = 72
const band = 20
const titleSizes = [76, 66, 56, 48, 40] as const
const titleBox = { width: 940, height: 330 }
/** More would not be read, and would be drawn too small. */
const longestTitle = 140
const footHeight = 56
const quality = 82

/** Into a file that is there whole or not at all. Returns its bytes. */
export async function drawSharePicture({ share, to }: ShareJob): Promise<number> {
  await learnFont(share.font)
  const drawn = await sharp(await groundOf(share))
    .composite([...(await textsOf(share)), ...(await footOf(share))])
    .flatten({ background: share.colours.ground })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
  // Processes that share the folder may draw the same one.
  const part = `${to}.${process.pid}`
  await writeFile(part, drawn)
  await rename(part, to)
  return drawn.byteLength
}

async function groundOf({ cover, colours, direction, hasBand }: ShareDrawing): Promise<Buffer> {
  const scene = svg(cover ? veil(colours, direction) : rings(colours, direction))
  const layers = [{ input: scene }, ...(hasBand ? [{ input: svg(stones(colours)) }] : [])]
  const base = cover
    ? await cropped(cover)
    : sharp({ create: { ...shareSize, channels: 3, background: colours.ground } })
  return base.composite(layers).png({ compressionLevel: 1 }).toBuffer()
}

/** What lies around the focus, as far as the edges allow. */
async function cropped({ file, focus }: NonNullable<ShareDrawing['cover']>) {
  const { width, height } = await sharp(file).metadata()
  const scale = Math.max(shareSize.width / width, shareSize.height / height)
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const { x, y } = focus ?? { x: 0.5, y: 0.5 }
  const left = edge(scaled.width, shareSize.width, x)
  const top = edge(scaled.height, shareSize.height, y)
  return sharp(file)
    .resize(scaled)
    .extract({ left, top, ...shareSize })
}

function edge(whole: number, shown: number, share: number): number {
  return Math.round(Math.min(Math.max(whole * share - shown / 2, 0), whole - shown))
}

async function textsOf(share: ShareDrawing): Promise<OverlayOptions[]> {
  const { title, label, colours, font } = share
  const lines: Drawn[] = []
  if (label) lines.push(await drawnText(share, label, { size: 26, ink: colours.accent, font }))
  if (title) lines.push(await titleOf(share))
  let top = share.label || share.title ? margin : 0
  return lines.map(({ data, info }) => {
    const place = { input: data, top, left: startOf(share, info.width) }
    top += info.height + 28
    return place
  })
}

/** The largest size at which it fits; a longer one is cut. */
async function titleOf(share: ShareDrawing): Promise<Drawn> {
  const title = cut(share.title)
  let drawn: Drawn | undefined
  for (const size of titleSizes) {
    drawn = await drawnText(share, title, { size, ink: share.colours.ink, font: share.font })
    if (drawn.info.height <= titleBox.height) return drawn
  }
  return drawn as Drawn
}

function cut(title: string): string {
  const characters = [...title]
  if (characters.length <= longestTitle) return title
  return `${characters.slice(0, longestTitle).join('').trimEnd()}…`
}

/** The company at the foot: its logo, and its name where the logo is none. */
async function footOf(share: ShareDrawing): Promise<OverlayOptions[]> {
  const { logo, company, colours, font } = share
  if (!logo && !company) return []
  const foot = logo
    ? await sharp(logo)
        .resize({ height: footHeight, width: 5 * footHeight, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true })
    : await drawnText(share, company, { size: 34, ink: colours.ink, font })
  const bottom = shareSize.height - margin - (share.hasBand ? band / 2 : 0)
  const left = startOf(share, foot.info.width)
  return [{ input: foot.data, left, top: bottom - foot.info.height }]
}

type Drawn = Awaited<ReturnType<typeof drawnText>>

/** The mark in front sets the direction, whatever letter comes first. */
function drawnText(
  { direction }: ShareDrawing,
  text: string,
  { size, ink, font }: { size: number; ink: string; font: TitleFont },
) {
  const mark = direction === 'rtl' ? '\u200F' : '\u200E'
  const markup = `<span foreground="${ink}">${mark}${escaped(text)}</span>`
  return sharp({
    text: {
      text: markup,
      font: `${font.family} Bold ${size}`,
      width: titleBox.width,
      // Where lines of its direction begin.
      align: 'left',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function startOf({ direction }: ShareDrawing, width: number): number {
  return direction === 'rtl' ? shareSize.width - margin - width : margin
}

function svg(content: string): Buffer {
  const { width, height } = shareSize
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )
}

/** Darkest where the title begins, so that it is read on any picture. */
function veil({ ground }: ShareColours, direction: ShareDrawing['direction']): string {
  const [from, to] = direction === 'rtl' ? [1, 0] : [0, 1]
  const stops = [
    [0, 0.94],
    [0.55, 0.84],
    [1, 0.4],
  ].map(
    ([offset, opacity]) =>
      `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`,
  )
  return `<linearGradient id="v" x1="${from}" x2="${to}" y1="0" y2="0">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#v)"/>`
}

/** In place of a picture. */
function rings({ fill, accent }: ShareColours, direction: ShareDrawing['direction']): string {
  const x = direction === 'rtl' ? 150 : shareSize.width - 150
  const y = shareSize.height - 90
  const circles = [110, 250, 400].map(
    (r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${fill}" stroke-width="14"/>`,
  )
  return `<g opacity="0.55">${circles.join('')}</g><circle cx="${x}" cy="${y}" r="44" fill="${accent}"/>`
}

function stones({ ink, accent }: ShareColours): string {
  const top = shareSize.height - band
  const one = `<rect x="56" y="${top}" width="8" height="${band}" fill="${accent}"/><rect x="64" y="${top}" width="56" height="${band}" fill="${ink}"/>`
  const places = Array.from({ length: 10 }, (_, index) => index * 120)
  return places.map((x) => `<g transform="translate(${x} 0)">${one}</g>`).join('')
}
