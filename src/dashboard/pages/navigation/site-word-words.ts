import { isolated } from '../../../ui/isolated.ts'
import type { SiteWordPart } from './site-word-fields.ts'

export type SiteWordWords = {
  introduction: string
  search: string
  part: string
  parts: Record<SiteWordPart, string>
  nothing: string
  written: (count: number, total: number) => string
  forNumbers: (word: string, numbers: string) => string
  filledIn: (places: string) => string
}

const english: SiteWordWords = {
  introduction:
    'Everything else that visitors read or hear. A field left blank keeps the words shown in it.',
  search: 'Search the words',
  part: 'Part of the site',
  parts: {
    frame: 'Every page',
    home: 'Home page and partners',
    articles: 'Lists and articles',
    gallery: 'Galleries',
    contact: 'Contact',
    refusals: 'Form errors',
    search: 'Search',
    missing: 'Missing and broken pages',
  },
  nothing: 'No results',
  written: (count, total) => `${count} of ${total} changed`,
  forNumbers: (word, numbers) => (numbers ? `${word} (for ${numbers} …)` : word),
  filledIn: (places) => `Filled in: ${places}`,
}

const arabic: SiteWordWords = {
  introduction: 'بقيّة ما يقرؤه الزوّار أو يسمعونه. إن تُرك حقل فارغًا بقيت العبارة الظاهرة فيه.',
  search: 'البحث في الكلمات',
  part: 'الجزء من الموقع',
  parts: {
    frame: 'كلّ الصفحات',
    home: 'الصفحة الرئيسية والشركاء',
    articles: 'القوائم والمقالات',
    gallery: 'المعارض',
    contact: 'التواصل',
    refusals: 'أخطاء النموذج',
    search: 'البحث',
    missing: 'الصفحات غير الموجودة والمتعطّلة',
  },
  nothing: 'لا نتائج',
  written: (count, total) => `المعدَّل ${count} من ${total}`,
  forNumbers: (word, numbers) => (numbers ? `${word} (للأعداد ${isolated(numbers)}…)` : word),
  filledIn: (places) => `يُملأ تلقائيًا: ${places}`,
}

export const siteWordWords = { en: english, ar: arabic }
