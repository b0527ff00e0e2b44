import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { Action } from '../../../domain/documents/revision.ts'

export const historyWords = catalogue({
  en: {
    empty: 'No changes yet.',
    failed: 'The history could not be loaded.',
    more: 'Show older',
    show: 'View this version',
    restore: 'Restore this version',
    restoreQuestion: 'Restore this version?',
    restoreHint:
      'The texts and images of this version replace the current ones on the site. The current version stays in the history. Unsaved changes on this page are lost.',
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
    failed: 'تعذّر تحميل السجلّ.',
    more: 'عرض الأقدم',
    show: 'عرض هذه النسخة',
    restore: 'استعادة هذه النسخة',
    restoreQuestion: 'هل تريد استعادة هذه النسخة؟',
    restoreHint:
      'تحلّ نصوص هذه النسخة وصورها محلّ الحالية في الموقع، وتبقى النسخة الحالية في السجلّ. وتضيع التغييرات غير المحفوظة في هذه الصفحة.',
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
