import { catalogue } from '../../domain/languages/catalogue.ts'
import { isolated } from '../../ui/isolated.ts'

export const duplicateWords = catalogue({
  en: {
    duplicate: 'Duplicate',
    duplicateNamed: (name: string) => `Duplicate “${isolated(name)}”`,
  },
  ar: {
    duplicate: 'إنشاء نسخة',
    duplicateNamed: (name) => `إنشاء نسخة من «${isolated(name)}»`,
  },
})
