import type { LanguageCode } from '../../domain/language.ts'
import { isolated } from '../../ui/isolated.ts'

export type PartnerWords = {
  previous: string
  next: string
  range: (first: number, last: number, total: number) => string
}

const english: PartnerWords = {
  previous: 'Previous partners',
  next: 'Next partners',
  range: (first, last, total) => `${first === last ? first : `${first}–${last}`} of ${total}`,
}

const arabic: PartnerWords = {
  previous: 'الشركاء السابقون',
  next: 'الشركاء التالون',
  range: (first, last, total) =>
    `${first === last ? first : isolated(`${first}–${last}`)} من ${total}`,
}

export function partnerWordsFor(language: LanguageCode): PartnerWords {
  return language === 'ar' ? arabic : english
}
