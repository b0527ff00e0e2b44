import { pathInLanguage } from '../../../domain/languages/language.ts'
import { pageTexts } from '../../../domain/pages/page.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { FieldName } from '../../editor/languages/field-name.tsx'
import type { FieldValue } from '../../editor/languages/field-value.ts'
import styles from './page-form.module.css'
import type { PageFormState } from './use-page-form.ts'
import { pageWords } from './words.ts'

/** The address of a page in a language; left blank, it is made of the title. */
export function SlugField({ form, field }: { form: PageFormState; field: FieldValue }) {
  const words = useWords(pageWords)
  const { language, name, value, onChange, error } = field
  const { slugs, values } = form.saved
  const present = slugs[language] ?? ''
  const isLeaving = values.status === 'published' && present !== '' && value !== ''
  return (
    <TextField
      label={<FieldName {...{ name, language }} />}
      aside={
        <bdi dir="ltr" className={styles.address}>
          {pathInLanguage(language, `/${value || present}`)}
        </bdi>
      }
      lang={language}
      dir="ltr"
      maxLength={pageTexts.slug}
      placeholder={present}
      value={value}
      onChange={onChange}
      hint={isLeaving && value !== present ? words.oldAddress : words.slugHint}
      error={error}
    />
  )
}
