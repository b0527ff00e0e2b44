import { directionOf, type LanguageCode } from '../languages/language.ts'
import { shownAnswer, type StoredAnswer } from './answer.ts'

export const longestCopy = 4_000

type Copied = {
  language: LanguageCode
  thanks: string
  about: string
  answers: StoredAnswer[]
  company: string
  origin: string
}

export function visitorsCopy({
  language,
  thanks,
  about,
  answers,
  company,
  origin,
}: Copied): string {
  const mark = directionOf(language) === 'rtl' ? '\u200f' : '\u200e'
  const marked = (text: string) => text.replace(/^(?=.)/gm, mark)
  const written = answers.map((answer) => {
    const { kind, label } = answer
    if (kind === 'consent') return marked(label)
    const value = shownAnswer(answer)
    return `${marked(label)}\n${isTheirs(kind) ? disarmed(value) : value}`
  })
  const foot = `\n\n-- \n${company && `${marked(company)}\n`}${origin}\n`
  const body = [...[thanks, about].filter(Boolean).map(marked), ...written].join('\n\n')
  return `${shortened(body, longestCopy - foot.length)}${foot}`
}

function isTheirs(kind: StoredAnswer['kind']): boolean {
  return ['line', 'paragraph', 'email', 'phone'].includes(kind)
}

/** No mail program makes a link of it, so that nobody has the site send theirs to others. */
function disarmed(text: string): string {
  return text
    .replaceAll('://', '')
    .replace(/([.\u3002\uff0e\uff61@\uff20])(?=[\p{L}\p{N}])/gu, '$1 ')
}

function shortened(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
