import type { PreviewDays } from '../../../domain/articles/preview-link.ts'
import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const previewLinkWords = catalogue({
  en: {
    title: 'Share a preview',
    hint: 'Anyone who has the link can read what is saved, without an account.',
    unsaved: 'Your unsaved changes are not in it.',
    saveFirst: 'Save draft and preview',
    lasting: 'The link works for',
    days: { 1: '1 day', 7: '7 days', 30: '30 days' } satisfies Record<PreviewDays, string>,
    make: 'Make a link',
    links: 'Preview links',
    none: 'No link works at present.',
    failed: 'The preview links could not be loaded',
    copy: 'Copy link',
    end: 'End link',
    endNamed: (maker: string, moment: string) => `End link, ${isolated(maker)}, ${moment}`,
    madeBy: (maker: string) => `Made by ${isolated(maker)}`,
    until: (moment: string) => `Works until ${moment}`,
    made: 'The link is ready.',
    ended: 'The link no longer works.',
  },
  ar: {
    title: 'مشاركة معاينة',
    hint: 'يستطيع كلّ شخص لديه الرابط قراءة آخر نسخة محفوظة، من دون حساب.',
    unsaved: 'لا تظهر فيها التغييرات غير المحفوظة.',
    saveFirst: 'حفظ المسوّدة ثم المعاينة',
    lasting: 'مدّة عمل الرابط',
    days: { 1: 'يوم واحد', 7: '7 أيام', 30: '30 يومًا' },
    make: 'إنشاء رابط',
    links: 'روابط المعاينة',
    none: 'لا روابط تعمل الآن.',
    failed: 'تعذّر تحميل روابط المعاينة',
    copy: 'نسخ الرابط',
    end: 'إبطال الرابط',
    endNamed: (maker, moment) => `إبطال الرابط، ${isolated(maker)}، ${moment}`,
    madeBy: (maker) => `أنشأه ${isolated(maker)}`,
    until: (moment) => `يعمل حتى ${moment}`,
    made: 'الرابط جاهز.',
    ended: 'لم يعد الرابط يعمل.',
  },
})
