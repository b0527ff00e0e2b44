import { useState } from 'react'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { loadSection } from '../../editor/sections/section-page.tsx'
import type { Route } from './+types/words-page.ts'
import { WordsEditor } from './words-editor.tsx'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { siteWordWords } from './site-word-words.ts'
import {
  examplesOf,
  isIn,
  saysAnyOf,
  siteWordEntries,
  type SiteWordEntry,
  siteWordFields,
  siteWordParts,
  standardIn,
} from './site-word-fields.ts'
import { placeholdersOf, siteWordLimits } from '../../../domain/site-words/word-placeholders.ts'
import { isolated } from '../../../ui/isolated.ts'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import panel from '../../editor/languages/text-in-language.module.css'
import styles from './navigation.module.css'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('words')
}

export default function WordsPage({ loaderData }: Route.ComponentProps) {
  return <WordsEditor content={loaderData}>{(form) => <WordsForm form={form} />}</WordsEditor>
}

function WordsForm({ form }: { form: SectionFormState }) {
  const words = useWords(siteWordWords)
  const [part, setPart] = useState(siteWordParts[0])
  const [query, setQuery] = useState('')
  const refused = form.failure?.fields ?? {}
  const isRefused = ({ field }: SiteWordEntry, language: LanguageCode) =>
    textName(field, language) in refused
  const writtenIn =
    (language: LanguageCode) =>
    ({ field }: SiteWordEntry) =>
      String(form.values[textName(field, language)] ?? '')

  function shownIn(language: LanguageCode): SiteWordEntry[] {
    const written = writtenIn(language)
    return siteWordEntries(language).filter(
      (entry) =>
        isRefused(entry, language) ||
        (query ? saysAnyOf(query, entry, written(entry)) : isIn(part, entry)),
    )
  }

  return (
    <div className={panel.panel}>
      <p className={styles.wordsIntroduction}>{words.introduction}</p>
      <div className={styles.choices}>
        <TextField label={words.search} type="search" value={query} onChange={setQuery} />
        <SelectField
          label={words.part}
          options={siteWordParts.map((id) => ({ id, name: words.parts[id] }))}
          value={part}
          onChange={setPart}
          isDisabled={query !== ''}
        />
      </div>
      <LanguageColumns
        wrong={{
          isIn: (language) => siteWordFields.some((entry) => isRefused(entry, language)),
          since: form.failure,
        }}
      >
        {(language) => {
          const all = siteWordEntries(language)
          const shown = shownIn(language)
          return (
            <>
              <p className={styles.count}>
                {words.written(all.filter(writtenIn(language)).length, all.length)}
              </p>
              {shown.map((entry) => (
                <WordField key={entry.field} {...{ form, entry, language }} />
              ))}
              {shown.length === 0 && <p className={styles.count}>{words.nothing}</p>}
            </>
          )
        }}
      </LanguageColumns>
    </div>
  )
}

type WordFieldProps = { form: SectionFormState; entry: SiteWordEntry; language: LanguageCode }

function WordField({ form, entry, language }: WordFieldProps) {
  const words = useWords(siteWordWords)
  const { locale } = useLocale()
  const fieldOf = useTextFields(form)
  const { field, standard, category } = entry
  const name = standard[locale]
  const placeholders = placeholdersOf(field) ?? []
  return (
    <TextInLanguage
      {...fieldOf(
        field,
        language,
        category ? words.forNumbers(name, examplesOf(language, category)) : name,
      )}
      limit={siteWordLimits[field]}
      placeholder={standardIn(entry, language)}
      hint={
        placeholders.length > 0
          ? words.filledIn(
              placeholders.map((placeholder) => isolated(`{${placeholder}}`)).join(' '),
            )
          : undefined
      }
    />
  )
}
