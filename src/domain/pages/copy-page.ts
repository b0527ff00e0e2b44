import { copiedTitle } from '../articles/copy-article.ts'
import { fieldAndLanguage, type Values } from '../documents/revision.ts'
import { type Page, pageTexts, type PageStatus } from './page.ts'
import { pageValues } from './page-values.ts'

/** Addresses are only those of the original, so the copy gets its own by its titles. */
export function copiedPageValues(original: Page): Values {
  const values = Object.entries(pageValues(original)).flatMap(([name, value]) => {
    const { field, language } = fieldAndLanguage(name)
    if (language === null || (field !== 'slug' && field !== 'title')) return [[name, value]]
    return field === 'slug' ? [] : [[name, copiedTitle(String(value), language, pageTexts.title)]]
  })
  return { ...Object.fromEntries(values), status: 'pending' satisfies PageStatus }
}
