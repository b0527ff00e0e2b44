import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'
import { arabicCount } from '../../app/locale/counts.ts'
import type { TextNote } from './text-notes.ts'
import type { Completeness } from '../../../domain/articles/article.ts'
import type { ListState } from '../../../domain/articles/publication.ts'

export type BadgeState = Completeness | ListState

const letters = arabicCount({
  zero: 'لا حروف',
  one: 'حرف واحد',
  two: 'حرفين',
  few: '{n} حروف',
  many: '{n} حرفًا',
  other: '{n} حرف',
})

export const fieldWords = catalogue({
  en: {
    states: {
      complete: 'complete',
      partial: 'incomplete',
      missing: 'missing',
      draft: 'draft',
      waiting: 'changes waiting',
      off: 'off the site',
      behind: 'behind',
      scheduled: 'scheduled',
      missed: 'not published in time',
    } satisfies Record<BadgeState, string>,
    cell: (content: string, language: string, states: string) =>
      `${isolated(content)}, ${language}: ${states}`,
    languages: 'Languages',
    otherThan: (language: string) => `Languages other than ${language}`,
    inOtherThan: (field: string, language: string) =>
      `${field} in languages other than ${language}`,
    nameIn: (field: string, language: string) => `${field}, ${language}`,
    characters: (used: number, limit: number) => `${used} of ${limit} characters`,
    clear: (field: string, language: string) => `Clear ${field}, ${language}`,
    restore: (field: string, language: string) => `Restore ${field}, ${language}`,
    unlock: (field: string, language: string) => `Edit ${field}, ${language}`,
    unlocking: 'Click or press Enter to edit',
    copy: (field: string, from: string, to: string) => `Copy ${field} from ${from} to ${to}`,
    copyTo: (field: string, language: string) => `Copy ${field} to ${language} from…`,
    notes: {
      mixedDigits: 'Arabic and Latin digits are mixed.',
      doubleSpace: 'There are two spaces in a row.',
      latinMarks: 'Use Arabic punctuation: ، ؛ ؟',
    } satisfies Record<TextNote, string>,
  },
  ar: {
    states: {
      complete: 'مكتملة',
      partial: 'ناقصة',
      missing: 'لم تُكتب بعد',
      draft: 'مسوّدة',
      waiting: 'تعديلات لم تُنشر',
      off: 'أُزيلت من الموقع',
      behind: 'تحتاج إلى تحديث',
      scheduled: 'مجدولة',
      missed: 'لم تُنشر في موعدها',
    },
    cell: (content, language, states) => `${isolated(content)}، ${language}: ${states}`,
    languages: 'اللغات',
    otherThan: () => 'اللغات الأخرى',
    inOtherThan: (field, language) => `${field} في اللغات الأخرى غير ${language}`,
    nameIn: (field, language) => `${field}، ${language}`,
    characters: (used, limit) => `${used} من ${letters(limit)}`,
    clear: (field, language) => `مسح ${field}، ${language}`,
    restore: (field, language) => `استعادة ${field}، ${language}`,
    unlock: (field, language) => `تعديل ${field}، ${language}`,
    unlocking: 'انقر أو اضغط Enter للتعديل',
    copy: (field, from, to) => `نسخ ${field} من ${from} إلى ${to}`,
    copyTo: (field, language) => `نسخ ${field} إلى ${language} من…`,
    notes: {
      mixedDigits: 'الأرقام العربية واللاتينية مختلطة في هذا النصّ.',
      doubleSpace: 'في النصّ مسافتان متتاليتان.',
      latinMarks: 'استعمل علامات الترقيم العربية: ، ؛ ؟',
    },
  },
})
