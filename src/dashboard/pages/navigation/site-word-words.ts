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
    'Everything else that visitors read and hear. What is left blank stays as shown in the field.',
  search: 'Search the words',
  part: 'Part of the site',
  parts: {
    frame: 'Every page',
    home: 'Home page and partners',
    articles: 'Lists and articles',
    gallery: 'Galleries',
    contact: 'Contact',
    refusals: 'What the form refuses',
    search: 'Search',
    missing: 'Missing and broken pages',
  },
  nothing: 'No results',
  written: (count, total) => `${count} of ${total} written`,
  forNumbers: (word, numbers) => (numbers ? `${word} (for ${numbers} …)` : word),
  filledIn: (places) => `Filled in: ${places}`,
}

const arabic: SiteWordWords = {
  introduction: 'كلّ ما سوى ذلك ممّا يقرؤه الزوّار ويسمعونه. ما يُترك فارغًا يبقى كما في حقله.',
  search: 'البحث في الكلمات',
  part: 'الجزء من الموقع',
  parts: {
    frame: 'كلّ الصفحات',
    home: 'الصفحة الرئيسية والشركاء',
    articles: 'القوائم والمقالات',
    gallery: 'المعارض',
    contact: 'التواصل',
    refusals: 'ما يرفضه النموذج',
    search: 'البحث',
    missing: 'الصفحات الغائبة والمتعطّلة',
  },
  nothing: 'لا نتائج',
  written: (count, total) => `المكتوب ${count} من ${total}`,
  forNumbers: (word, numbers) => (numbers ? `${word} (للأعداد ${isolated(numbers)}…)` : word),
  filledIn: (places) => `يُملأ تلقائيًا: ${places}`,
}

export const siteWordWords = { en: english, ar: arabic }
