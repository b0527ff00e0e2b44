import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const partWords = catalogue({
  en: {
    numbered: (kind: string, number: number) => `${kind} (${number})`,
    inPart: (part: string, value: string) => `${isolated(part)}: ${value}`,
    itemRemoved: 'Removed',
    removeItem: (item: string) => `Remove ${isolated(item)}`,
    behindIn: (language: string) => `Behind in ${language}`,
  },
  ar: {
    numbered: (kind, number) => `${kind} (${number})`,
    inPart: (part, value) => `${isolated(part)}: ${value}`,
    itemRemoved: 'تمّت الإزالة',
    removeItem: (item) => `إزالة ${isolated(item)}`,
    behindIn: (language) => `نصّ ${inArabicLanguage(language)} يحتاج إلى تحديث`,
  },
})

/** Arabic names of languages join the preposition; others follow the word for language. */
export function inArabicLanguage(name: string): string {
  return name.startsWith('ال') ? `ب${name}` : `باللغة ${name}`
}
