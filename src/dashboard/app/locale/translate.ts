import { messages } from '../../../domain/messages.ts'
import { type ArticleSection, sectionOfPath } from '../../../domain/article.ts'
import { isolated } from '../../../ui/isolated.ts'
import { arabicSentences } from './arabic-sentences.ts'

export type Locale = 'ar' | 'en'
type Values = Record<string, string | number>

/** A fixed English sentence (API-3) in the language of the interface; an unknown one as it is. */
export function translate(locale: Locale, sentence: string, values: Values = {}): string {
  const said = locale === 'ar' ? inArabic(sentence) : sentence
  return filled(said, { ...articleNouns.posts, ...values })
}

type Nouns = { item: string; items: string; some: string }

/** What Arabic sentences call an article of each section; the English ones of the API say «article». */
const articleNouns: Record<ArticleSection, Nouns> = {
  posts: { item: 'المقال', items: 'المقالات', some: 'مقالات' },
  business: { item: 'العمل', items: 'الأعمال', some: 'أعمال' },
  products: { item: 'المنتج', items: 'المنتجات', some: 'منتجات' },
}

/** The nouns of the page that is open. */
export function nounsHere(): Nouns {
  return articleNouns[sectionOfPath(location.pathname.split('/')[2] ?? '') ?? 'posts']
}

/** Also `Error: {status}` and `Error: {message}`, what a gallery's call was answered, and what has an address. */
function inArabic(sentence: string): string {
  const known = (arabicSentences as Record<string, string>)[sentence]
  if (known) return known
  const ofGallery = /^Gallery update error: (.+)$/s.exec(sentence)?.[1]
  if (ofGallery) return filled(inArabic(messages.galleryFailed), { message: inArabic(ofGallery) })
  for (const taken of [messages.addressTakenBy, messages.codeTakenBy]) {
    const [beginning = '', end = ''] = taken.split('{name}')
    const isTaken = sentence.startsWith(beginning) && sentence.endsWith(end)
    const holder = isTaken && sentence.slice(beginning.length, -end.length)
    if (holder) return filled(inArabic(taken), { name: isolated(holder) })
  }
  const cause = /^Error: (.+)$/s.exec(sentence)?.[1]
  return cause ? `خطأ: ${cause}` : sentence
}

function filled(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
