import { completenessOf } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { PartCard } from '../../editor/parts/part-card.tsx'
import type { ListedPart } from '../../editor/parts/part-list.tsx'
import { PartMarks } from '../../editor/parts/part-marks.tsx'
import { itemsOf } from '../../editor/parts/part-values.ts'
import { FieldForm } from './field-form.tsx'
import { fieldIcons } from './field-icons.ts'
import type { FieldRow, FormValues } from './form-values.ts'
import type { FieldsForm } from './use-form-editor.ts'
import { formPageWords } from './words.ts'

type FieldCardProps = { row: FieldRow; part: ListedPart; form: FieldsForm; values: FormValues }

export function FieldCard({ row, part, form, values }: FieldCardProps) {
  const words = useWords(formPageWords)
  const textOf = (name: string, language: LanguageCode) => values[textName(name, language)] ?? ''
  return (
    <PartCard
      {...part}
      icon={fieldIcons[row.field.kind]}
      remove={`${words.fields.remove}: ${part.name}`}
      excerptIn={(language) => textOf(`label:${row.id}`, language)}
      marks={
        <PartMarks
          textNames={fieldTextNames(row)}
          stateIn={(language) =>
            completenessOf(neededTexts(row).map((name) => textOf(name, language)))
          }
        />
      }
    >
      <FieldForm row={row} form={form} />
    </PartCard>
  )
}

export function fieldTextNames(row: FieldRow): string[] {
  return [...neededTexts(row), `help:${row.id}`]
}

function neededTexts({ id, field }: FieldRow): string[] {
  return [`label:${id}`, ...itemsOf(field).map((option) => `option:${option.id}`)]
}
