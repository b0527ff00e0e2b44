import type { LanguageCode } from '../../domain/language.ts'
import { isolated } from '../../ui/isolated.ts'

export type ListWords = {
  /** After a price. */
  currency: string
  loadMore: string
  loadingMore: string
  previousPage: string
  pages: string
  page: (page: number, last: number) => string
  skipToFooter: string
}

const english: ListWords = {
  currency: 'SP',
  loadMore: 'Load more',
  loadingMore: 'Loading more…',
  previousPage: 'Previous page',
  pages: 'Pages',
  page: (page, last) => `page ${page} / ${last}`,
  skipToFooter: 'Skip to footer',
}

const arabic: ListWords = {
  currency: 'ل.س',
  loadMore: 'تحميل المزيد',
  loadingMore: 'جارٍ تحميل المزيد…',
  previousPage: 'الصفحة السابقة',
  pages: 'الصفحات',
  page: (page, last) => isolated(`${page} / ${last}`),
  skipToFooter: 'الانتقال إلى التذييل',
}

export function listWordsFor(language: LanguageCode): ListWords {
  return language === 'ar' ? arabic : english
}
