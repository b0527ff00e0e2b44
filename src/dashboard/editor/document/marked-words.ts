import type { PictureWidth } from '../../../domain/media.ts'
import { richTextWords } from '../rich-text/words.ts'

type MarkedWords = {
  added: string
  removed: string
  formatting: string
  present: string
  nothing: string
  picture: (size: PictureWidth) => string
  yes: string
  no: string
}

const english: MarkedWords = {
  added: 'added',
  removed: 'removed',
  formatting: 'Only the formatting changed.',
  present: 'Current version',
  nothing: 'Empty',
  picture: (size) => `${richTextWords.en.picture.label}, ${richTextWords.en.picture.sizes[size]}`,
  yes: 'On',
  no: 'Off',
}

const arabic: MarkedWords = {
  added: 'أُضيف',
  removed: 'حُذف',
  formatting: 'تغيّر التنسيق وحده.',
  present: 'النسخة الحالية',
  nothing: 'فارغ',
  picture: (size) => `${richTextWords.ar.picture.label}، ${richTextWords.ar.picture.sizes[size]}`,
  yes: 'مفعَّل',
  no: 'معطَّل',
}

export const markedWords = { en: english, ar: arabic }
