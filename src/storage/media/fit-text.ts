import sharp from 'sharp'
import { beforeEllipsis, firstWords } from '../../domain/articles/excerpt.ts'
import { escapedMarkup } from '../../domain/text/escaped-markup.ts'
import { learnFont, type TitleFont } from './title-font.ts'

type TextStyle = {
  direction: 'ltr' | 'rtl'
  font: TitleFont
  ink: string
  sizes: readonly number[]
  box: { width: number; height: number }
}
type DrawnText = { data: Buffer; info: { width: number; height: number } }

/** Letters reach beyond the line that they were fitted into. */
const overhang = 24
/** A character can carry a thousand marks. */
const longestDrawn = 1_000
/** Controls, halves of characters, ends of lines, and what would turn the text around. */
const undrawn = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * The text takes the largest size at which its words fit into the box, else its words are broken,
 * else it is cut with an ellipsis. Null where not even that fits.
 */
export async function fitText(text: string, style: TextStyle): Promise<DrawnText | null> {
  const whole = text.replace(undrawn, ' ').slice(0, longestDrawn).toWellFormed()
  if (!/[^\p{Z}\p{C}]/u.test(whole)) return null
  await learnFont(style.font)
  const loose = loosened(whole)
  for (const [words, wrap] of [
    [whole, 'word'],
    [loose, 'word-char'],
  ] as const) {
    for (const size of style.sizes) {
      const drawn = await drawText(words, size, wrap, style)
      if (isWithin(drawn, style)) return drawn
    }
  }
  return cutText(loose, style)
}

async function cutText(text: string, style: TextStyle): Promise<DrawnText | null> {
  const size = Math.min(...style.sizes)
  let fitting: DrawnText | null = null
  let [fits, exceeds] = [0, text.length]
  while (exceeds - fits > 1) {
    const length = Math.floor((fits + exceeds) / 2)
    const beginning = `${beforeEllipsis(firstWords(text, length))}…`
    const drawn = await drawText(beginning, size, 'word-char', style)
    if (isWithin(drawn, style)) [fits, fitting] = [length, drawn]
    else exceeds = length
  }
  return fitting
}

/** Lines may end at no-break spaces and after the underscores of hashtags. */
function loosened(text: string): string {
  return text.replace(/[\u00a0\u202f\u2007]/g, ' ').replaceAll('_', '_\u200b')
}

/** The mark in front sets the direction, whatever letter comes first. */
function drawText(
  text: string,
  size: number,
  wrap: 'word' | 'word-char',
  { direction, font, ink, box }: TextStyle,
): Promise<DrawnText> {
  const mark = direction === 'rtl' ? '\u200F' : '\u200E'
  const markup = `<span foreground="${ink}">${mark}${escapedMarkup(text)}</span>`
  return sharp({
    text: {
      text: markup,
      font: `${font.family} Bold ${size}`,
      width: box.width,
      wrap,
      // `left` is where lines of the text's direction begin.
      align: 'left',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function isWithin({ info }: DrawnText, { box }: TextStyle): boolean {
  return info.width <= box.width + overhang && info.height <= box.height
}
