import { isLonger } from '../text/characters.ts'
import { catalogue } from '../languages/catalogue.ts'
import { type LanguageCode, productLanguages } from '../languages/language.ts'
import { type Article, type ArticleDraft, titleLimit } from './article.ts'
import { firstCharacters } from './excerpt.ts'

const marks = catalogue({
  en: (title: string) => `Copy of ${title}`,
  ar: (title) => `نسخة من ${title}`,
})

/**
 * The date is only that of the original. Pictures are shared, items of a gallery become others, and a
 * language that was behind stays behind.
 */
export function copyArticle(original: Article, blank: Article): ArticleDraft {
  const texts = Object.entries(original.texts).map(([language, text]) => [
    language,
    { ...text, title: copiedTitle(text.title, language) },
  ])
  const entries = Object.entries(original.ledger.written).map(([name, entry]) => [
    name,
    { ...entry, revision: 1 },
  ])
  return {
    ...blank,
    cover: original.cover,
    price: original.price,
    topics: original.topics,
    gallery: original.gallery.map(({ id: _id, ...item }) => item),
    texts: Object.fromEntries(texts),
    ledger: { ...original.ledger, written: Object.fromEntries(entries), shown: {} },
  }
}

export function copiedTitle(title: string, language: LanguageCode, limit = titleLimit): string {
  if (title === '') return ''
  const product = productLanguages.find((one) => one === language)
  const mark = product ? marks[product] : (text: string) => `${text} (2)`
  const marked = mark(title)
  if (!isLonger(marked, limit)) return marked
  return mark(firstCharacters(title.slice(0, limit - mark('').length), limit).trimEnd())
}
