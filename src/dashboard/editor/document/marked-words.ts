type MarkedWords = { added: string; removed: string; formatting: string; present: string }

const english: MarkedWords = {
  added: 'added',
  removed: 'removed',
  formatting: 'Only the formatting changed.',
  present: 'Current version',
}

const arabic: MarkedWords = {
  added: 'أُضيف',
  removed: 'حُذف',
  formatting: 'تغيّر التنسيق وحده.',
  present: 'النسخة الحالية',
}

export const markedWords = { en: english, ar: arabic }
