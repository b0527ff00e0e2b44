import { catalogue } from '../../../domain/languages/catalogue.ts'
import { arabicCount, englishCount } from '../../app/locale/counts.ts'
import type { DocumentKind, Removal } from '../../../domain/documents/revision.ts'
import { isolated } from '../../../ui/isolated.ts'

export const trashWords = catalogue({
  en: {
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
    } satisfies Record<DocumentKind, string>,
    actions: { delete: 'Deleted', empty: 'Emptied', reset: 'Reset' } satisfies Record<
      Removal,
      string
    >,
    emptiedIn: (languages: string) => `Emptied in ${languages}`,
    homePage: 'Home page',
    unnamed: 'Without a name',
    by: 'by',
    daysLeft: englishCount({ one: '{n} day left', other: '{n} days left' }),
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore “${isolated(name)}”`,
    restored: (name: string) => `“${isolated(name)}” was restored.`,
    nothing: 'The trash is empty',
    nothingHint: 'Deleted, emptied and reset content is kept here for 30 days.',
    nothingOfKind: 'Nothing of this kind in the trash',
    showAll: 'Show everything',
    failed: 'The trash could not be loaded',
  },
  ar: {
    introduction:
      'يبقى هنا المحتوى المحذوف أو المفرَّغ أو المعاد ضبطه 30 يومًا، ويمكن استعادته خلالها.',
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
    nothing: 'سلّة المحذوفات فارغة',
    nothingHint: 'يبقى هنا المحتوى المحذوف أو المفرَّغ أو المعاد ضبطه 30 يومًا.',
    nothingOfKind: 'لا شيء من هذا النوع في سلّة المحذوفات',
    showAll: 'عرض الكلّ',
    failed: 'تعذّر تحميل سلّة المحذوفات',
  },
})
