import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { Action } from '../../../domain/documents/revision.ts'

export const historyWords = catalogue({
  en: {
    empty: 'No changes yet.',
    emptyUntil: 'Nothing was saved until then.',
    until: 'As of',
    failed: 'The history could not be loaded.',
    more: 'Show older',
    show: 'View this version',
    restore: 'Restore this version',
    restoreQuestion: 'Restore this version?',
    restoreHint:
      'The texts and images of this version replace the current ones on the site. The current version stays in the history. Unsaved changes on this page are lost.',
    restored: 'What to restore',
    everything: 'Everything in this version',
    textsAlone: (language: string) => `Its texts in ${language} alone`,
    textsHint: (language: string) =>
      `The texts of this version in ${language} replace the current ones on the site; everything else stays. The current version stays in the history. Unsaved changes on this page are lost.`,
    actions: {
      create: 'Created',
      change: 'Edited',
      restore: 'Restored',
      publish: 'Published',
      unpublish: 'Taken off the site',
      check: 'Checked',
      delete: 'Deleted',
      empty: 'Emptied',
      reset: 'Reset',
    } satisfies Record<Action, string>,
  },
  ar: {
    empty: 'لا تغييرات بعد.',
    emptyUntil: 'لم يُحفظ شيء حتى ذلك اليوم.',
    until: 'كما كان يوم',
    failed: 'تعذّر تحميل السجلّ.',
    more: 'عرض الأقدم',
    show: 'عرض هذه النسخة',
    restore: 'استعادة هذه النسخة',
    restoreQuestion: 'هل تريد استعادة هذه النسخة؟',
    restoreHint:
      'تحلّ نصوص هذه النسخة وصورها محلّ الحالية في الموقع، وتبقى النسخة الحالية في السجلّ. وتضيع التغييرات غير المحفوظة في هذه الصفحة.',
    restored: 'ما الذي يُستعاد؟',
    everything: 'كلّ ما في هذه النسخة',
    textsAlone: (language) => `نصوصها باللغة ${language} وحدها`,
    textsHint: (language) =>
      `تحلّ نصوص هذه النسخة باللغة ${language} محلّ الحالية في الموقع، ويبقى كلّ ما سواها كما هو. وتبقى النسخة الحالية في السجلّ. وتضيع التغييرات غير المحفوظة في هذه الصفحة.`,
    actions: {
      create: 'إنشاء',
      change: 'تعديل',
      restore: 'استعادة',
      publish: 'نشر',
      unpublish: 'إزالة من الموقع',
      check: 'مراجعة',
      delete: 'حذف',
      empty: 'إفراغ',
      reset: 'إعادة ضبط',
    },
  },
})
