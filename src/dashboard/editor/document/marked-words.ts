import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { PictureWidth } from '../../../domain/media/media.ts'
import { richTextWords } from '../rich-text/words.ts'

export const markedWords = catalogue({
  en: {
    added: 'added',
    removed: 'removed',
    formatting: 'Only the formatting changed.',
    present: 'Current version',
    nothing: 'Empty',
    picture: (size: PictureWidth) =>
      `${richTextWords.en.picture.label}, ${richTextWords.en.picture.sizes[size]}`,
    yes: 'On',
    no: 'Off',
  },
  ar: {
    added: 'أُضيف',
    removed: 'حُذف',
    formatting: 'تغيّر التنسيق وحده.',
    present: 'النسخة الحالية',
    nothing: 'فارغ',
    picture: (size) => `${richTextWords.ar.picture.label}، ${richTextWords.ar.picture.sizes[size]}`,
    yes: 'مفعَّل',
    no: 'معطَّل',
  },
})
