import { translate } from '../../src/dashboard/app/locale/translate.ts'
import { messages } from '../../src/domain/messages.ts'
import { siteNamesIn } from '../../src/domain/product-names.ts'
import { articleWordsFor } from '../../src/site/articles/article-words.ts'
import { listWordsFor } from '../../src/site/articles/list-words.ts'
import { visitorSentence } from '../../src/site/contact/contact-sentences.ts'
import { contactWordsFor } from '../../src/site/contact/contact-words.ts'
import { emptyWordsFor } from '../../src/site/home/empty-words.ts'
import { homeWordsFor } from '../../src/site/home/home-words.ts'
import { missingWordsFor } from '../../src/site/missing-words.ts'
import { navigationWordsFor } from '../../src/site/navigation/navigation-words.ts'
import { partnerWordsFor } from '../../src/site/partners/partner-words.ts'
import { searchWordsFor } from '../../src/site/search/search-words.ts'
import { wordsFor } from '../../src/site/words/words-for.ts'
import { viewerWordsFor } from '../../src/ui/viewer-words.ts'
import { dashboardCatalogues } from './dashboard-catalogues.ts'

export type Said = (...values: unknown[]) => string
export type Entry = { name: string; said: string | Said }
export type Locale = 'ar' | 'en'

const surfaces = {
  dashboard: (locale: Locale) => [
    ...dashboardCatalogues.map((catalogue) => catalogue[locale]),
    Object.values(messages).map((message) => translate(locale, message)),
  ],
  site: (locale: Locale) => [
    wordsFor(locale),
    siteNamesIn(locale),
    articleWordsFor(locale),
    listWordsFor(locale),
    homeWordsFor(locale),
    emptyWordsFor(locale),
    missingWordsFor(locale),
    navigationWordsFor(locale),
    partnerWordsFor(locale),
    searchWordsFor(locale),
    contactWordsFor(locale),
    viewerWordsFor(locale),
    Object.values(messages).map((message) => visitorSentence(locale, message)),
  ],
}

/** Everything a surface says, in unit tests. */
export function entriesOf(locale: Locale, surface: keyof typeof surfaces): Entry[] {
  return surfaces[surface](locale).flatMap((part) => entriesIn(part))
}

function entriesIn(words: unknown, name = ''): Entry[] {
  if (typeof words === 'string') return [{ name, said: words }]
  if (typeof words === 'function') return [{ name, said: words as Said }]
  return Object.entries(words ?? {}).flatMap(([key, part]) => entriesIn(part, `${name} ${key}`))
}

/** What is said of a thing whose name is Arabic; of a language, which needs a code. */
export function sentenceOf({ said }: Entry): string {
  if (typeof said === 'string') return said
  try {
    return said('ناعورة', 'حماة', 'سورية')
  } catch {
    return said('ar')
  }
}
