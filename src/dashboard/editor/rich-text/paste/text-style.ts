import { fileOfLink } from '../../../../domain/rich-text/file-links.ts'
import { type TextColour, textColours } from '../../../../domain/rich-text/rich-text.ts'
import type { Declarations } from './declarations.ts'
import { linkTarget } from './link-target.ts'
import { nearestColour } from './nearest-colour.ts'

export type TextStyle = {
  block: 'p' | 'h2' | 'h3'
  direction: string | null
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  isStruck: boolean
  isPreformatted: boolean
  script: 'super' | 'sub' | null
  colour: TextColour | null
  link: string | null
}

export const plainStyle: TextStyle = {
  block: 'p',
  direction: null,
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  isPreformatted: false,
  script: null,
  colour: null,
  link: null,
}

const ofElements: Record<string, Partial<TextStyle>> = {
  B: { isBold: true },
  STRONG: { isBold: true },
  I: { isItalic: true },
  EM: { isItalic: true },
  U: { isUnderlined: true },
  S: { isStruck: true },
  STRIKE: { isStruck: true },
  DEL: { isStruck: true },
  SUP: { script: 'super' },
  SUB: { script: 'sub' },
  PRE: { isPreformatted: true },
}
const ofWords = /^(?:SPAN|FONT|BD[IO]|[ABIUSQ]|STRONG|EM|SU[BP]|INS|CODE)$/
const directions = /^(?:rtl|ltr|auto)$/
const followed = /^(?:https?:\/\/|mailto:|tel:)\S+$/i

export function inheritedStyle(
  around: TextStyle,
  element: Element,
  declared: Declarations,
): TextStyle {
  return {
    ...around,
    ...ofElements[element.tagName],
    ...blockOf(element, declared),
    ...directionOf(element, declared),
    ...weightOf(declared),
    ...decorationOf(declared),
    ...colourOf(element, declared),
    ...linkOf(element),
    ...powerOf(element),
  }
}

/** Headings become ours as in the server's cleaner; Word and its pages in the browser also write paragraphs that are headings. */
function blockOf(element: Element, declared: Declarations): Partial<TextStyle> {
  const named = /^H([1-6])$/.exec(element.tagName)?.[1]
  const role = element.getAttribute('role') === 'heading' && element.getAttribute('aria-level')
  const title = element.classList.contains('MsoTitle') && '1'
  const level = named || role || title || /^\d$/.exec(declared['mso-outline-level'] ?? '')?.[0]
  return level ? { block: Number(level) <= 2 ? 'h2' : 'h3' } : {}
}

/** Word says it of every number and foreign word, whose paragraph must not turn with them. */
function directionOf(element: Element, declared: Declarations): Partial<TextStyle> {
  if (ofWords.test(element.tagName) && (declared.display ?? 'inline').startsWith('inline'))
    return {}
  const direction = element.getAttribute('dir')?.toLowerCase() ?? declared.direction ?? ''
  return directions.test(direction) ? { direction } : {}
}

function weightOf(declared: Declarations): Partial<TextStyle> {
  const { 'font-weight': weight, 'font-style': slope } = declared
  const spaces = declared['white-space-collapse'] ?? declared['white-space']
  const script = /^(super|sub|baseline)$/.exec(declared['vertical-align'] ?? '')?.[1]
  return {
    ...(weight && /^(?:bold|normal|lighter|\d)/.test(weight)
      ? { isBold: /^(?:bold|[6-9]\d\d|1000)/.test(weight) }
      : {}),
    ...(slope && /^(?:italic|oblique|normal)/.test(slope) ? { isItalic: slope !== 'normal' } : {}),
    ...(spaces && spaces !== 'inherit'
      ? { isPreformatted: /^(?:pre|break-spaces)/.test(spaces) }
      : {}),
    ...(script ? { script: script === 'baseline' ? null : (script as 'super' | 'sub') } : {}),
  }
}

function decorationOf(declared: Declarations): Partial<TextStyle> {
  const lines = `${declared['text-decoration'] ?? ''} ${declared['text-decoration-line'] ?? ''}`
  if (/\bnone\b/.test(lines)) return { isUnderlined: false, isStruck: false }
  return {
    ...(lines.includes('underline') ? { isUnderlined: true } : {}),
    ...(lines.includes('line-through') ? { isStruck: true } : {}),
  }
}

/** Formulas name what is raised or lowered by its position. */
function powerOf({ parentElement, previousElementSibling }: Element): Partial<TextStyle> {
  const around = parentElement?.localName
  if (!previousElementSibling || !/^msu[bp](?:sup)?$/.test(around ?? '')) return {}
  const isSecond = previousElementSibling === parentElement?.firstElementChild
  return { script: around === 'msup' || !isSecond ? 'super' : 'sub' }
}

/** Our own colours are known by class, others by the nearest of ours. */
function colourOf(element: Element, declared: Declarations): Partial<TextStyle> {
  const ours = Object.entries(textColours).find(([, name]) =>
    element.classList.contains(`text-${name}`),
  )
  if (ours) return { colour: ours[0] as TextColour }
  const value = declared.color ?? (element.tagName === 'FONT' && element.getAttribute('color'))
  return value && !/^(?:inherit|unset|currentcolor)/.test(value)
    ? { colour: nearestColour(value) }
    : {}
}

/** Addresses within another page, or of another device, lead nowhere from here. */
function linkOf(element: Element): Partial<TextStyle> {
  if (element.tagName !== 'A') return {}
  const written = element.getAttribute('href')?.trim().replaceAll(' ', '%20') ?? ''
  const address = linkTarget(written)
  const leadsSomewhere = followed.test(address) || fileOfLink(address) !== undefined
  return { link: leadsSomewhere ? address : null }
}
