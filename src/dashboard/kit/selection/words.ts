export type SelectingWords = {
  /** Heads the column of the boxes. */
  column: string
  all: string
  named: (name: string) => string
  clear: string
  delete: string
}

export const selectingEnglish: SelectingWords = {
  column: 'Selection',
  all: 'Select all',
  named: (name) => `Select ${name}`,
  clear: 'Clear selection',
  delete: 'Delete selected',
}

export const selectingArabic: SelectingWords = {
  column: 'التحديد',
  all: 'تحديد الكل',
  named: (name) => `تحديد ${name}`,
  clear: 'إلغاء التحديد',
  delete: 'حذف المحدَّد',
}
