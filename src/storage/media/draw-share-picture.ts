import { rename, writeFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { beforeEllipsis, firstWords } from '../../domain/articles/excerpt.ts'
import type { Focus } from '../../domain/media/media.ts'
import { fitText } from './fit-text.ts'
import type { TitleFont } from './title-font.ts'

const shareSize = { width: 1200, height: 630 } as const

export type ShareDrawing = {
  direction: 'ltr' | 'rtl'
  title: string
  label: string
  company: string
  font: TitleFont
  colours: ShareColours
  hasBand: boolean
  cover: { file: string; focus: Focus | null } | null
  logo: string | null
}
export type ShareColours = { ground: string; fill: string; ink: string; accent: string }
export type ShareJob = { share: ShareDrawing; to: string }

const margin = 72
const band = 20
const lineGap = 28
const width = 940
const footHeight = 56
const titles = { sizes: [76, 66, 56, 48, 40], box: { width, height: 330 } }
const labels = { sizes: [26, 23, 20], box: { width, height: 48 } }
const companies = { sizes: [34, 28, 24, 20], box: { width, height: footHeight } }
/** More would not be read, and would be drawn too small. */
const longestTitle = 140
const quality = 82

export async function drawSharePicture({ share, to }: ShareJob): Promise<number> {
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
  const { colours } = share
  const label = share.label && (await fitText(share.label, styleOf(share, labels, colours.accent)))
  const title =
    share.title && (await fitText(cut(share.title), styleOf(share, titles, colours.ink)))
  let top = margin
  return [label, title]
    .filter((drawn) => drawn !== '' && drawn !== null)
    .map(({ data, info }) => {
      const box = { input: data, top, left: startOf(share, info.width) }
      top += info.height + lineGap
      return box
    })
}

function styleOf({ direction, font }: ShareDrawing, box: typeof titles, ink: string) {
  return { direction, font, ink, ...box }
}

function cut(title: string): string {
  const shown = firstWords(title, longestTitle)
  return shown.length < title.trimEnd().length ? `${beforeEllipsis(shown)}…` : title
}

async function footOf(share: ShareDrawing): Promise<OverlayOptions[]> {
  const { logo, company, colours } = share
  if (!logo && !company) return []
  const foot = logo
    ? await sharp(logo)
        .resize({ height: footHeight, width: 5 * footHeight, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true })
    : await fitText(company, styleOf(share, companies, colours.ink))
  if (!foot) return []
  const bottom = shareSize.height - margin - (share.hasBand ? band / 2 : 0)
  const left = startOf(share, foot.info.width)
  return [{ input: foot.data, left, top: bottom - foot.info.height }]
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

/** The veil is darkest where the title begins, so that it is read on any picture. */
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
  const offsets = Array.from({ length: 10 }, (_, index) => index * 120)
  return offsets.map((x) => `<g transform="translate(${x} 0)">${one}</g>`).join('')
}
