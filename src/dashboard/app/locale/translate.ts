import { messages } from '../../../domain/messages.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { isolated } from '../../../ui/isolated.ts'
import { filled, type Values } from '../../../domain/site-words/product-words.ts'
import type { ProductLanguage } from '../../../domain/languages/language.ts'
import { arabicSentences } from './arabic-sentences.ts'
import type { Sentences } from './sentences.ts'

/** English sentences are those of the API. */
const sentencesIn: Record<Exclude<ProductLanguage, 'en'>, Sentences> = { ar: arabicSentences }

/**
 * Translates a fixed English sentence (API-3) into the language of the interface; an unknown one
 * stays as it is. `section` is that of the articles it is about.
 */
export function translate(
  locale: ProductLanguage,
  sentence: string,
  values: Values = {},
  section: ArticleSection = 'posts',
): string {
  if (locale === 'en') return filled(sentence, values)
  const own = sentencesIn[locale]
  return filled(said(own, sentence), { ...own.nouns[section], ...values })
}

/**
 * Sentences such as `Error: {status}` and `Error: {message}`, a gallery's answers, and those with
 * an address have parts to fill in.
 */
function said(own: Sentences, sentence: string): string {
  const known = own.of[sentence]
  if (known) return known
  const ofGallery = /^Gallery update error: (.+)$/s.exec(sentence)?.[1]
  if (ofGallery) return filled(said(own, messages.galleryFailed), { message: said(own, ofGallery) })
  for (const taken of [messages.addressTakenBy, messages.codeTakenBy, messages.articleIncomplete]) {
    const [beginning = '', end = ''] = taken.split('{name}')
    const isTaken = sentence.startsWith(beginning) && sentence.endsWith(end)
    const holder = isTaken && sentence.slice(beginning.length, -end.length)
    if (holder) return filled(said(own, taken), { name: isolated(holder) })
  }
  const cause = /^Error: (.+)$/s.exec(sentence)?.[1]
  return cause ? filled(own.error, { cause }) : sentence
}
