type Mark = 'bold' | 'italic' | 'strike'
type Run = { text: string; marks: Mark[] }

const before = '(?<![\\p{L}\\p{M}\\p{N}*_~/=&?#@])'
const after = '(?![\\p{L}\\p{M}\\p{N}*_~])'
const between = (sign: string) => `${sign}(?=\\S)[^${sign}\\n]*[^\\s${sign}]${sign}`
const emphasis = new RegExp(
  `${before}(?:${between('\\*')}|\\*${between('\\*')}\\*|${between('_')}|${between('~')})${after}`,
  'gu',
)
const markOf = { '*': 'bold', _: 'italic', '~': 'strike' } as const
const invisible =
  // oxlint-disable-next-line no-control-regex -- some programs write them
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u202d\u202e\u2060\ufeff\ufffc]/g

/** Stands where a picture stood; others of these are taken out of the text. */
export const pictureMark = '\ufffc'

/** Browsers need minutes for a letter with thousands of them. */
const tooManyMarks = /(\p{M}{8})\p{M}+/gu

/** Invisible characters would only be in the way of searching. */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(tooManyMarks, '$1')
}

/** The marks of WhatsApp, which stand around words; a star within them or beside a number is a star. */
export function emphasised(line: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { 0: whole, index } of line.matchAll(emphasis)) {
    runs.push({ text: line.slice(end, index), marks: [] })
    const mark = markOf[whole[0] as keyof typeof markOf]
    const signs = whole.startsWith('**') ? 2 : 1
    for (const { text, marks } of emphasised(whole.slice(signs, -signs)))
      runs.push({ text, marks: [mark, ...marks] })
    end = index + whole.length
  }
  return [...runs, { text: line.slice(end), marks: [] }].filter(({ text }) => text !== '')
}
