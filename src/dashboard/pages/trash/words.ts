import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import type { DocumentKind, Removal } from '../../../domain/revision.ts'
import { isolated } from '../../../ui/isolated.ts'

type Count = (count: number) => string

export type TrashWords = {
  introduction: string
  count: Count
  kind: string
  everything: string
  kinds: Record<DocumentKind, string>
  actions: Record<Removal, string>
  emptiedIn: (languages: string) => string
  homePage: string
  unnamed: string
  by: string
  nobody: string
  daysLeft: Count
  restore: string
  restoreNamed: (name: string) => string
  restored: (name: string) => string
  show: string
  nothing: string
  nothingHint: string
  nothingOfKind: string
  showAll: string
  failed: string
}

const english: TrashWords = {
  introduction:
    'Deleted, emptied and reset content is kept here for 30 days. You can restore it until then.',
  count: englishCount({ one: '{n} item', other: '{n} items' }),
  kind: 'Show',
  everything: 'Everything',
  kinds: {
    article: 'Articles',
    section: 'Site sections',
    card: 'Partners',
    page: 'Pages',
    language: 'Languages',
    user: 'Users',
    message: 'Messages',
    media: 'Images',
    redirect: 'Redirects',
  },
  actions: { delete: 'Deleted', empty: 'Emptied', reset: 'Reset' },
  emptiedIn: (languages) => `Emptied in ${languages}`,
  homePage: 'Home page',
  unnamed: 'Without a name',
  by: 'by',
  nobody: 'unknown user',
  daysLeft: englishCount({ one: '{n} day left', other: '{n} days left' }),
  restore: 'Restore',
  restoreNamed: (name) => `Restore “${isolated(name)}”`,
  restored: (name) => `“${isolated(name)}” was restored.`,
  show: 'View',
  nothing: 'The trash is empty',
  nothingHint: 'Deleted, emptied and reset content is kept here for 30 days.',
  nothingOfKind: 'Nothing of this kind in the trash',
  showAll: 'Show everything',
  failed: 'The trash could not be loaded',
}

const arabic: TrashWords = {
  introduction: 'يبقى هنا المحتوى المحذوف أو المفرَّغ أو المعاد ضبطه 30 يومًا، ويمكن استعادته خلالها.',
  count: arabicCount({
    zero: 'لا عناصر',
    one: 'عنصر واحد',
    two: 'عنصران',
    few: '{n} عناصر',
    many: '{n} عنصرًا',
    other: '{n} عنصر',
  }),
  kind: 'عرض',
  everything: 'الكلّ',
  kinds: {
    article: 'المقالات',
    section: 'أقسام الموقع',
    card: 'الشركاء',
    page: 'الصفحات',
    language: 'اللغات',
    user: 'المستخدمون',
    message: 'الرسائل',
    media: 'الصور',
    redirect: 'التحويلات',
  },
  actions: { delete: 'حذف', empty: 'إفراغ', reset: 'إعادة ضبط' },
  emptiedIn: (languages) => `إفراغ باللغة ${languages}`,
  homePage: 'الصفحة الرئيسية',
  unnamed: 'بلا اسم',
  by: 'بواسطة',
  nobody: 'مستخدم غير معروف',
  daysLeft: arabicCount({
    zero: 'ينتهي اليوم',
    one: 'يبقى يومًا واحدًا',
    two: 'يبقى يومين',
    few: 'يبقى {n} أيام',
    many: 'يبقى {n} يومًا',
    other: 'يبقى {n} يوم',
  }),
  restore: 'استعادة',
  restoreNamed: (name) => `استعادة «${isolated(name)}»`,
  restored: (name) => `تمّت استعادة «${isolated(name)}».`,
  show: 'عرض العنصر',
  nothing: 'سلّة المحذوفات فارغة',
  nothingHint: 'يبقى هنا المحتوى المحذوف أو المفرَّغ أو المعاد ضبطه 30 يومًا.',
  nothingOfKind: 'لا شيء من هذا النوع في سلّة المحذوفات',
  showAll: 'عرض الكلّ',
  failed: 'تعذّر تحميل سلّة المحذوفات',
}

export const trashWords = { en: english, ar: arabic }
