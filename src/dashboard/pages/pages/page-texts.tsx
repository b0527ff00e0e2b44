import { completenessOf } from '../../../domain/articles/article.ts'
import { type LanguageCode, pathInLanguage } from '../../../domain/languages/language.ts'
import { type PageText, pageTexts } from '../../../domain/pages/page.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { useWords } from '../../app/locale/locale.tsx'
import type { FieldOf } from '../../editor/blocks/blocks-form.ts'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { templateTexts } from './page-checks.tsx'
import type { PageFormState } from './use-page-form.ts'
import { pageWords } from './words.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FieldName, type FieldValue } from '../../editor/languages/field-in-language.tsx'
import panel from '../../editor/languages/text-in-language.module.css'
import styles from './pages.module.css'

const written = ['title', 'lead'] as const satisfies PageText[]

export function PageTexts({ form, fieldOf }: { form: PageFormState; fieldOf: FieldOf }) {
  const words = useWords(pageWords)
  const refused = form.failure?.fields ?? {}
  const fieldIn = (field: PageText, language: LanguageCode) =>
    fieldOf(field, language, words.fields[field])
  const isWrong = (language: LanguageCode) =>
    [...written, 'slug'].some((field) => textName(field, language) in refused)
  return (
    <div className={panel.panel}>
      <LanguageColumns
        stateOf={(language) =>
          completenessOf([
            ...written.map((field) => form.values[textName(field, language)]),
            // A text that a template asks for is not written yet.
            ...templateTexts(form.values, [language]).map(() => ''),
          ])
        }
        wrong={{ isIn: isWrong, since: form.failure }}
      >
        {(language) => (
          <>
            <TextInLanguage
              {...fieldIn('title', language)}
              limit={pageTexts.title}
              title={{ onEnter: () => {} }}
            />
            <SlugField form={form} field={fieldIn('slug', language)} />
            <TextInLanguage {...fieldIn('lead', language)} limit={pageTexts.lead} isLong />
          </>
        )}
      </LanguageColumns>
    </div>
  )
}

function SlugField({ form, field }: { form: PageFormState; field: FieldValue }) {
  const words = useWords(pageWords)
  const { language, name, value, onChange, error } = field
  const { slugs, values } = form.saved
  const present = slugs[language] ?? ''
  const isLeaving = values.status === 'published' && present !== '' && value !== ''
  return (
    <TextField
      label={<FieldName {...{ name, language }} />}
      aside={
        <bdi dir="ltr" className={styles.editAddress}>
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
