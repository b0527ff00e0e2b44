import { arabicCount } from '../../app/locale/counts.ts'
import type { TextNote } from './text-notes.ts'
import type { Completeness } from '../../../domain/article.ts'

const letters = arabicCount({
  zero: 'لا حروف',
  one: 'حرف واحد',
  two: 'حرفين',
  few: '{n} حروف',
  many: '{n} حرفًا',
  other: '{n} حرف',
})

export type FieldWords = {
  completeness: Record<Completeness, string>
  languages: string
  otherThan: (language: string) => string
  inOtherThan: (field: string, language: string) => string
  nameIn: (field: string, language: string) => string
  characters: (used: number, limit: number) => string
  clear: (field: string, language: string) => string
  restore: (field: string, language: string) => string
  unlock: (field: string, language: string) => string
  copy: (field: string, from: string, to: string) => string
  copyTo: (field: string, language: string) => string
  notes: Record<TextNote, string>
}

const english: FieldWords = {
  completeness: { complete: 'complete', partial: 'incomplete', missing: 'missing' },
  languages: 'Languages',
  otherThan: (language) => `Languages other than ${language}`,
  inOtherThan: (field, language) => `${field} in languages other than ${language}`,
  nameIn: (field, language) => `${field}, ${language}`,
  characters: (used, limit) => `${used} of ${limit} characters`,
  clear: (field, language) => `Clear ${field}, ${language}`,
  restore: (field, language) => `Restore ${field}, ${language}`,
  unlock: (field, language) => `Edit ${field}, ${language}`,
  copy: (field, from, to) => `Copy ${field} from ${from} to ${to}`,
  copyTo: (field, language) => `Copy ${field} to ${language} from…`,
  notes: {
    mixedDigits: 'Arabic and Latin digits are mixed.',
    doubleSpace: 'There are two spaces in a row.',
    latinMarks: 'Use Arabic punctuation: ، ؛ ؟',
  },
}

const arabic: FieldWords = {
  completeness: { complete: 'مكتملة', partial: 'ناقصة', missing: 'لم تُكتب بعد' },
  languages: 'اللغات',
  otherThan: () => 'اللغات الأخرى',
  inOtherThan: (field, language) => `${field} في اللغات الأخرى غير ${language}`,
  nameIn: (field, language) => `${field}، ${language}`,
  characters: (used, limit) => `${used} من ${letters(limit)}`,
  clear: (field, language) => `مسح ${field}، ${language}`,
  restore: (field, language) => `استعادة ${field}، ${language}`,
  unlock: (field, language) => `تعديل ${field}، ${language}`,
  copy: (field, from, to) => `نسخ ${field} من ${from} إلى ${to}`,
  copyTo: (field, language) => `نسخ ${field} إلى ${language} من…`,
  notes: {
    mixedDigits: 'الأرقام العربية واللاتينية مختلطة في هذا النصّ.',
    doubleSpace: 'في النصّ مسافتان متتاليتان.',
    latinMarks: 'استعمل علامات الترقيم العربية: ، ؛ ؟',
  },
}

export const fieldWords = { en: english, ar: arabic }
