import type { RoleName } from '../../../domain/user.ts'
import type { ThemeWords } from '../../../ui/theme-choice.tsx'

export type CommonWords = {
  /** Named where the company has no name of its own yet. */
  product: string
  theme: ThemeWords
  roles: Record<RoleName, string>
  actions: {
    save: string
    saving: string
    reset: string
    cancel: string
    close: string
    delete: string
    empty: string
    edit: string
    undo: string
    retry: string
    discard: string
    stay: string
    leave: string
  }
}

const english: CommonWords = {
  product: 'Wajha',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  roles: { admin: 'Administrator', editor: 'Editor' },
  actions: {
    save: 'Save',
    saving: 'Saving…',
    reset: 'Reset',
    cancel: 'Cancel',
    close: 'Close',
    delete: 'Delete',
    empty: 'Empty',
    edit: 'Edit',
    undo: 'Undo',
    retry: 'Try again',
    discard: 'Discard',
    stay: 'Stay',
    leave: 'Leave',
  },
}

const arabic: CommonWords = {
  product: 'واجهة',
  theme: { label: 'المظهر', system: 'حسب الجهاز', light: 'فاتح', dark: 'داكن' },
  roles: { admin: 'مدير', editor: 'محرّر' },
  actions: {
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    reset: 'إعادة ضبط',
    cancel: 'إلغاء',
    close: 'إغلاق',
    delete: 'حذف',
    empty: 'إفراغ',
    edit: 'تعديل',
    undo: 'تراجع',
    retry: 'إعادة المحاولة',
    discard: 'تجاهل',
    stay: 'متابعة التحرير',
    leave: 'مغادرة',
  },
}

export const commonWords = { en: english, ar: arabic }
