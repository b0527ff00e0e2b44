import { type Message, messages } from '../messages.ts'
import { Problem } from '../problem.ts'
import { instantOf, type WallTime } from '../wall-clock.ts'
import { timeProblem } from './time-problem.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { DatedAction, Part, PublicationDate, Wish } from './publication.ts'
import { type Article, completeness } from './article.ts'

export type NewDate = { action: DatedAction; languages: LanguageCode[]; at: WallTime }

/** Throws Problem('invalid-input') for a time that cannot be meant, and Problem('untitled'). */
export function newDates(
  { texts, publication: { dates, live } }: Article,
  { action, languages, at }: NewDate,
  zone: string,
  now: Date,
): PublicationDate[] {
  const dueAt = instantOf(at, zone)
  const problem = timeProblem(at, zone, now)
  if (!dueAt || problem) throw wrongTime(problem ?? messages.timeSkipped)
  for (const language of languages) {
    if (action === 'publish' && !texts[language]?.title) throw new Problem('untitled')
    const other = dates.find((date) => date.language === language && date.action !== action)
    const [comes, leaves] = action === 'publish' ? [dueAt, other?.dueAt] : [other?.dueAt, dueAt]
    const isOutOfOrder = comes ? leaves && leaves <= comes : !live[language]
    if (isOutOfOrder) throw wrongTime(messages.timeOutOfOrder)
  }
  return languages.map((language) => ({
    language,
    action,
    wallTime: at,
    zone,
    dueAt,
    missed: null,
  }))
}

function wrongTime(sentence: Message): Problem {
  return new Problem('invalid-input', { fields: { at: sentence } })
}

type Saved = { parts?: Part[]; wish?: Wish | undefined; off?: LanguageCode[] }

/** A save by hand that does what a date would have done, or makes it pointless, overtakes the date. */
export function isOvertaken(
  { language, action }: PublicationDate,
  before: Article,
  { texts, publication }: Pick<Article, 'texts' | 'publication'>,
  { parts = [], wish, off = [] }: Saved,
): boolean {
  if (off.includes(language) || completeness(texts[language]) === 'missing') return true
  const { held, live } = before.publication
  if (action === 'unpublish') return language in live && !(language in publication.live)
  const isPublished = wish === 'yes' && parts.includes(language)
  return isPublished || (language in held && !(language in publication.held))
}
