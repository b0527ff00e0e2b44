import { useWords } from '../../app/locale/locale.tsx'
import { usePartNames } from '../../editor/parts/part-names.ts'
import { itemsOf } from '../../editor/parts/part-values.ts'
import { fieldRows, type FormValues } from './form-values.ts'
import { formPageWords } from './words.ts'

export function useNamedFields(values: FormValues) {
  const { kinds } = useWords(formPageWords)
  const fields = fieldRows(values)
  return usePartNames(
    fields.map(({ id, field }) => ({ id, kind: kinds[field.kind].name, items: itemsOf(field) })),
  )
}
