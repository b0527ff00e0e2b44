import type { MissedReason, TextState } from '../../../domain/articles/publication.ts'
import { catalogue } from '../../../domain/languages/catalogue.ts'

export const standingWords = catalogue({
  en: {
    since: 'since',
    states: {
      missing: 'not written yet',
      draft: 'draft',
      live: 'on the site',
      waiting: 'changes waiting',
      off: 'off the site',
    } satisfies Record<TextState, string>,
    unpublish: 'Take off the site…',
    unpublishNow: 'Take off the site',
    unpublishQuestion: (language: string) => `Take it off the site in ${language}?`,
    unpublishHint: 'Visitors no longer find it. The text stays here.',
    discard: 'Back to the published text',
    discardQuestion: 'Go back to the published text?',
    discardHint: 'The changes that are waiting are replaced. They stay in the history.',
    more: (language: string) => `Ways to publish, ${language}`,
    cancelDate: 'Cancel the date',
    dismiss: 'Dismiss the missed date',
    publishAt: (moment: string, zone: string) => `Goes live on ${moment}, ${zone}.`,
    unpublishAt: (moment: string, zone: string) => `Leaves the site on ${moment}, ${zone}.`,
    missed: {
      untitled: (moment: string) => `Not published in time on ${moment}: it had no title.`,
      'language-gone': (moment: string) =>
        `Not published in time on ${moment}: the language was deleted.`,
      incomplete: (moment: string) =>
        `Not published in time on ${moment}: it was not complete in all the languages it needs.`,
    } satisfies Record<MissedReason, (moment: string) => string>,
  },
  ar: {
    since: 'منذ',
    states: {
      missing: 'لم تُكتب بعد',
      draft: 'مسوّدة',
      live: 'على الموقع',
      waiting: 'تعديلات لم تُنشر',
      off: 'أُزيل من الموقع',
    },
    unpublish: 'إزالة من الموقع…',
    unpublishNow: 'إزالة من الموقع',
    unpublishQuestion: (language) => `هل تريد إزالته من الموقع باللغة ${language}؟`,
    unpublishHint: 'لن يجده الزوّار، ويبقى النصّ محفوظًا هنا.',
    discard: 'العودة إلى النصّ المنشور',
    discardQuestion: 'هل تريد العودة إلى النصّ المنشور؟',
    discardHint: 'يحلّ النصّ المنشور محلّ التعديلات التي لم تُنشر، وتبقى هي في السجلّ.',
    more: (language) => `خيارات النشر، ${language}`,
    cancelDate: 'إلغاء الموعد',
    dismiss: 'تجاهل الموعد الفائت',
    publishAt: (moment, zone) => `يُنشر في ${moment}، ${zone}.`,
    unpublishAt: (moment, zone) => `يُزال من الموقع في ${moment}، ${zone}.`,
    missed: {
      untitled: (moment) => `لم يُنشر في موعده ${moment} لأنّه كان بلا عنوان.`,
      'language-gone': (moment) => `لم يُنشر في موعده ${moment} لأن لغته حُذفت.`,
      incomplete: (moment) => `لم يُنشر في موعده ${moment} لأنّه لم يكن مكتملًا بجميع اللغات المطلوبة.`,
    },
  },
})
