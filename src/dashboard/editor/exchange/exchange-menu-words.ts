import { catalogue } from '../../../domain/languages/catalogue.ts'

export const exchangeMenuWords = catalogue({
  en: {
    more: 'Translators',
    send: 'Send to a translator…',
    take: 'Take a translation in…',
  },
  ar: {
    more: 'المترجمون',
    send: 'إرسال إلى مترجم…',
    take: 'استلام ترجمة…',
  },
})
