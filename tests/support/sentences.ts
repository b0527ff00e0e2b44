import { translate } from '../../src/dashboard/app/locale/translate.ts'
import { messages } from '../../src/domain/messages.ts'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWords } from '../../src/domain/site-words/all-words.ts'
import { siteCountKeys } from '../../src/domain/site-words/word-placeholders.ts'
import { visitorSentence } from '../../src/site/forms/visitor-sentence.ts'
import { dashboardCatalogues } from './dashboard-catalogues.ts'
import { siteWordsIn } from './site-words.ts'

export type Said = (...values: unknown[]) => string
export type Entry = { name: string; said: string | Said }
export type Locale = 'ar' | 'en'

const surfaces = {
  dashboard: (locale: Locale) => [
    ...dashboardCatalogues.map((catalogue) => catalogue[locale]),
    Object.values(messages).map((message) => translate(locale, message)),
  ],
  site: (locale: Locale) => [
    siteNamesIn(locale),
    Object.values(siteWords[locale]).map((text) => text.replaceAll(/\{\w+\}/g, 'ناعورة')),
    siteCountKeys.map((key) => (n: number) => siteWordsIn(locale).count(key, n)),
    Object.values(messages).map((message) => visitorSentence({ language: locale }, message)),
  ],
}

export function entriesOf(locale: Locale, surface: keyof typeof surfaces): Entry[] {
  return surfaces[surface](locale).flatMap((part) => entriesIn(part))
}

function entriesIn(words: unknown, name = ''): Entry[] {
  if (typeof words === 'string') return [{ name, said: words }]
  if (typeof words === 'function') return [{ name, said: words as Said }]
  return Object.entries(words ?? {}).flatMap(([key, part]) => entriesIn(part, `${name} ${key}`))
}

export function sentenceOf({ said }: Entry): string {
  if (typeof said === 'string') return said
  try {
    return said('ناعورة', 'حماة', 'سورية')
  } catch {
    return said('ar')
  }
}
