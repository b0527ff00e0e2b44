export type SelectionWords = {
  /** Heads the column of the boxes. */
  column: string
  all: string
  named: (name: string) => string
  clear: string
  delete: string
}

const english: SelectionWords = {
  column: 'Selection',
  all: 'Select all',
  named: (name) => `Select ${name}`,
  clear: 'Clear selection',
  delete: 'Delete selected',
}

const arabic: SelectionWords = {
  column: 'التحديد',
  all: 'تحديد الكلّ',
  named: (name) => `تحديد ${name}`,
  clear: 'إلغاء التحديد',
  delete: 'حذف المحدَّد',
}

export const selectionWords = { en: english, ar: arabic }
