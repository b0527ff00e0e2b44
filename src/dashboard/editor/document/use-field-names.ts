import { fieldAndLanguage } from '../../../domain/revision.ts'
import { useInterface } from '../../app/locale/interface.tsx'

/** What the interface calls a value: «Title, Arabic» for `title.ar`. */
export function useFieldNames() {
  const { words, nameOf } = useInterface()
  const fields: Record<string, string> = words.saving.fields

  return function nameOfField(name: string): string {
    const { field, language } = fieldAndLanguage(name)
    // The title of an item is `gallery_title:7`.
    const shown = fields[field.split(':')[0] ?? ''] ?? field
    return language === null ? shown : words.form.nameIn(shown, nameOf(language))
  }
}
