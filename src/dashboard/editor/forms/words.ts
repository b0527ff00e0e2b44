import { catalogue } from '../../../domain/languages/catalogue.ts'
import { englishCount } from '../../app/locale/counts.ts'

export const formNameWords = catalogue({
  en: {
    untitled: 'Untitled form',
    opened: 'Open',
    closed: 'Closed',
    notOffered: (language: string, texts: number) =>
      `Not offered in ${language}: ${missing(texts)}`,
  },
  ar: {
    untitled: 'نموذج بلا عنوان',
    opened: 'مفتوح',
    closed: 'مغلق',
    notOffered: (language, texts) => `لا يظهر باللغة ${language} لنقص نصوصه: ${texts}`,
  },
})

const missing = englishCount({ one: '{n} text is missing', other: '{n} texts are missing' })
