type MarkedWords = {
  added: string
  removed: string
  formatting: string
  present: string
  nothing: string
  yes: string
  no: string
}

const english: MarkedWords = {
  added: 'added',
  removed: 'removed',
  formatting: 'Only the formatting changed.',
  present: 'Current version',
  nothing: 'Empty',
  yes: 'On',
  no: 'Off',
}

const arabic: MarkedWords = {
  added: 'أُضيف',
  removed: 'حُذف',
  formatting: 'تغيّر التنسيق وحده.',
  present: 'النسخة الحالية',
  nothing: 'فارغ',
  yes: 'مفعَّل',
  no: 'معطَّل',
}

export const markedWords = { en: english, ar: arabic }
