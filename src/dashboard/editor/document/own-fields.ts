import { createContext, type ReactNode, useContext } from 'react'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { documentWords } from './words.ts'
import { fieldWords } from '../languages/words.ts'

type OwnFields = {
  names: Record<string, string>
  nameOf?: (field: string, shown: string) => string
  /** Undefined for what is shown as everywhere. */
  view: (field: string, value: unknown) => ReactNode
}

export const OwnFieldsContext = createContext<OwnFields>({ names: {}, view: () => undefined })

/** The name reads like «Title, Arabic» for `title.ar`. */
export function useFieldNames() {
  const { nameIn } = useWords(fieldWords)
  const { nameOf } = useLocale()
  const own = useContext(OwnFieldsContext)
  const fields: Record<string, string> = { ...useWords(documentWords).fields, ...own.names }

  return function nameOfField(name: string): string {
    const { field, language } = fieldAndLanguage(name)
    const plain = fields[field.split(':')[0] ?? ''] ?? field
    const shown = own.nameOf?.(field, plain) ?? plain
    return language === null ? shown : nameIn(shown, nameOf(language))
  }
}
