import { IconInfoCircle } from '@tabler/icons-react'
import { missingTexts } from '../../../domain/forms/shown-form.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import checks from '../../editor/checks/checks-card.module.css'
import { formNameWords } from '../../editor/forms/words.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { fieldRows, type FormValues, writtenForm } from './form-values.ts'
import styles from './forms.module.css'
import { useNamedFields } from './use-named-fields.ts'
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
  const texts: Record<string, string> = useWords(formPageWords).texts
  const { nameOfValue } = useNamedFields(values)
  return (name: string) => nameOfValue(name, texts[name.split(':')[0] ?? ''] ?? name)
}
