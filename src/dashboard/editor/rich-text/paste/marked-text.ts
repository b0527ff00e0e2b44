import { textColours } from '../../../../domain/rich-text/rich-text.ts'
import { westernDigits } from '../../../../domain/text/characters.ts'
import type { TextStyle } from './text-style.ts'

const raised = '0123456789+-=()n'
const scripts = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ' } as const

export function appendMarked(block: Element, text: string, style: TextStyle): Text {
  const marks = marksOf(isHeading(block) ? inHeading(style) : style)
  let innermost = block
  for (const { name, attributes = {} } of marks) {
    const mark = block.ownerDocument.createElement(name)
    for (const [attribute, value] of Object.entries(attributes)) mark.setAttribute(attribute, value)
    innermost.append(mark)
    innermost = mark
  }
  const written = block.ownerDocument.createTextNode(inScript(text, style.script))
  innermost.append(written)
  return written
}

function isHeading({ tagName, parentElement }: Element): boolean {
  return tagName !== 'P' || parentElement?.tagName === 'TH'
}

function inHeading(style: TextStyle): TextStyle {
  const { colour } = style
  return { ...style, isBold: false, colour: colour === '#0000FF' ? null : colour }
}

type Mark = { name: string; attributes?: Record<string, string> }

function marksOf({ link, colour, ...style }: TextStyle): Mark[] {
  const marks: (Mark | false)[] = [
    link !== null && { name: 'a', attributes: { href: link } },
    link === null &&
      colour !== null && { name: 'span', attributes: { class: `text-${textColours[colour]}` } },
    style.isBold && { name: 'strong' },
    style.isItalic && { name: 'em' },
    style.isUnderlined && link === null && { name: 'u' },
    style.isStruck && { name: 's' },
  ]
  return marks.filter((mark) => mark !== false)
}

/** Ten to the third must not become 103. */
function inScript(text: string, script: TextStyle['script']): string {
  const written = text.trim()
  const letters = [...westernDigits(written).replaceAll('−', '-')]
  if (!script || !letters.every((letter) => raised.includes(letter))) return text
  return text.replace(
    written,
    letters.map((letter) => scripts[script][raised.indexOf(letter)]).join(''),
  )
}
