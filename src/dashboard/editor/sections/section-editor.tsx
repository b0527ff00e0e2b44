import { type ReactNode, useMemo } from 'react'
import { neededTexts, type SectionName, sectionTexts } from '../../../domain/sections/section.ts'
import { messages } from '../../../domain/messages.ts'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { documentWords, type FieldNames } from '../document/words.ts'
import { EditorPage } from '../document/editor-page.tsx'
import type { SectionFormState } from './use-section-form.ts'
import { completenessOf } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { LanguageColumns } from '../languages/language-columns.tsx'
import { TextInLanguage } from '../languages/text-in-language.tsx'
import { useTextFields } from '../languages/field-in-language.tsx'
import styles from '../document/document.module.css'
import panel from '../languages/text-in-language.module.css'

type SectionEditorProps = {
  section: SectionName
  form: SectionFormState
  resetHint?: string
  actions?: ReactNode
  above?: ReactNode
  texts?: readonly string[]
  children?: ReactNode
}

export function SectionEditor({
  section,
  form,
  above,
  texts,
  children,
  ...props
}: SectionEditorProps) {
  const shell = useWords(shellWords)
  const editing = useWords(documentWords)
  const { translate } = useLocale()
  const history = useMemo(() => client(sectionsApi).history(section), [section])
  return (
    <EditorPage
      title={shell.pages[section]}
      form={form}
      reset={{
        question: editing.resetQuestion,
        hint: props.resetHint ?? editing.resetHint,
        run: form.reset,
      }}
      history={{ calls: history, onRestored: form.reload }}
      failureTitle={translate(messages.errorWhileSaving)}
      actions={props.actions}
    >
      <div className={styles.editor}>
        {above}
        <SectionTexts section={section} form={form} only={texts} />
        {children && <div className={styles.rest}>{children}</div>}
      </div>
    </EditorPage>
  )
}

const longText = 1_000

type SectionTextsProps = {
  section: SectionName
  form: SectionFormState
  only: readonly string[] | undefined
}

function SectionTexts({ section, form, only }: SectionTextsProps) {
  const words = useWords(documentWords)
  const fieldOf = useTextFields(form)
  const all = Object.entries(sectionTexts[section]) as [keyof FieldNames, number][]
  const texts = all.filter(([field]) => only?.includes(field) ?? true)

  const refused = form.failure?.fields ?? {}

  function stateOf(language: LanguageCode) {
    return completenessOf(
      neededTexts(section).map((field) => form.values[textName(field, language)]),
    )
  }

  return (
    <div className={panel.panel}>
      <LanguageColumns
        stateOf={stateOf}
        wrong={{
          isIn: (language) => texts.some(([field]) => textName(field, language) in refused),
          since: form.failure,
        }}
      >
        {(language) =>
          texts.map(([field, limit]) => (
            <TextInLanguage
              key={field}
              {...fieldOf(field, language, words.fields[field])}
              limit={limit}
              isLong={limit > longText}
            />
          ))
        }
      </LanguageColumns>
    </div>
  )
}
