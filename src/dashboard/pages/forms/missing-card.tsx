import { IconInfoCircle } from '@tabler/icons-react'
import { missingTexts } from '../../../domain/forms/shown-form.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import checks from '../../editor/checks/checks-card.module.css'
import { formNameWords } from '../../editor/forms/words.ts'
import { idOf, itemsOf } from '../../editor/parts/part-values.ts'
import { partWords } from '../../editor/parts/words.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { fieldRows, type FormValues, writtenForm } from './form-values.ts'
import styles from './forms.module.css'
import type { FormEditor } from './use-form-editor.ts'
import { formPageWords } from './words.ts'

export function MissingCard({ form }: { form: FormEditor }) {
  const words = useWords(formPageWords)
  const { notOffered } = useWords(formNameWords)
  const { nameOf } = useLocale()
  const nameOfText = useTextNames(form.values)
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const written = writtenForm(form.values, form.saved)
  const lacking = codes
    .map((code) => ({ code, names: missingTexts(written, code) }))
    .filter(({ names }) => names.length > 0)
  const isBare = fieldRows(form.values).length === 0
  if (!isBare && lacking.length === 0) return null
  return (
    <SideCard title={words.missing.title} isUnsaved={false}>
      <ul className={checks.notes}>
        {isBare && (
          <li>
            <IconInfoCircle size={18} aria-hidden="true" />
            {words.missing.noFields}
          </li>
        )}
        {lacking.map(({ code, names }) => (
          <li key={code}>
            <IconInfoCircle size={18} aria-hidden="true" />
            <details className={styles.lacking}>
              <summary>{notOffered(nameOf(code), names.length)}</summary>
              <ul>
                {names.map((name) => (
                  <li key={name}>{nameOfText(name)}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </SideCard>
  )
}

function useTextNames(values: FormValues) {
  const { kinds, texts, missing } = useWords(formPageWords)
  const { numbered } = useWords(partWords)
  const rows = fieldRows(values)

  return function nameOfText(name: string): string {
    const id = idOf(name)
    const row = rows.find((one) => one.id === id || itemsOf(one.field).some((of) => of.id === id))
    if (!row) return texts.title
    const kind = kinds[row.field.kind].name
    const alike = rows.filter(({ field }) => field.kind === row.field.kind)
    const card = alike.length < 2 ? kind : numbered(kind, alike.indexOf(row) + 1)
    const option = itemsOf(row.field).findIndex((one) => one.id === id)
    return missing.text(card, option < 0 ? texts.label : numbered(texts.option, option + 1))
  }
}
