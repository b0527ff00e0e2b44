/**
 * They show nothing and take no room, unlike format characters that can be seen, such as the end of
 * an ayah.
 */
const hidden =
  // oxlint-disable-next-line no-control-regex -- they are hidden, too
  /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\x01-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]+/gu

type Meaning = (run: string, before: string, after: string) => string

export function withoutHidden(text: string, meaning?: Meaning): string {
  if (!meaning) return text.replace(hidden, '')
  return text.replace(hidden, (run: string, position: number) => {
    const end = position + run.length
    const [before = ''] = /.$/su.exec(text.slice(Math.max(0, position - 2), position)) ?? []
    const [after = ''] = text.slice(end, end + 2)
    return meaning(run, before, after)
  })
}

/** The letters of these scripts take other shapes beside each other, which joiners choose. */
const joining = inScripts(
  ['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
)
const withVariants = inScripts(['Han', 'Mongolian'])
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u
const selectors = /\p{Variation_Selector}/u
const joiners = /[\u200c\u200d]/
const joiner = '\u200d'
const flag = /^[\u{e0020}-\u{e007e}]+\u{e007f}/u
const keycap = '\u20e3'

/** Joiners shape words and emoji in prose, and selectors choose among the forms of a character. */
export function meaningInProse(run: string, before: string, after: string): string {
  const selector = selectors.exec(run)?.[0] ?? ''
  if (/[\d#*]/.test(before)) return after === keycap ? selector : ''
  if (emoji.test(before)) {
    const joined = run.includes(joiner) && emoji.test(after) ? joiner : ''
    return flag.exec(run)?.[0] ?? selector + joined
  }
  const joins = joining.test(before) && joining.test(after)
  return (joins && joiners.exec(run)?.[0]) || (withVariants.test(before) ? selector : '')
}

/** Nobody writes more marks on one letter, and sorting them takes quadratic time. */
const mostMarks = 100

/** One spelling is kept where several look alike. */
export function composed(text: string): string {
  const marks = text.match(/\p{M}+/gu) ?? []
  return marks.some((run) => run.length > mostMarks) ? text : text.normalize('NFC')
}

function inScripts(...scripts: string[][]): RegExp {
  return new RegExp(
    `[${scripts
      .flat()
      .map((one) => `\\p{Script_Extensions=${one}}`)
      .join('')}]`,
    'u',
  )
}

/** XML cannot hold these, and WordPress exports them nevertheless. */
const impossible =
  // oxlint-disable-next-line no-control-regex -- control characters are among them
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

export function withoutImpossible(text: string): string {
  return text.replace(impossible, '')
}
