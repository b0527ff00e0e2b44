import { completenessOf } from '../../../domain/articles/article.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { missingTexts } from '../../../domain/forms/shown-form.ts'
import { type FormText, formTexts } from '../../../domain/forms/form.ts'
import { useWords } from '../../app/locale/locale.tsx'
import type { FieldOf } from '../../editor/blocks/blocks-form.ts'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import panel from '../../editor/languages/text-in-language.module.css'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { writtenForm } from './form-values.ts'
import type { FormEditor } from './use-form-editor.ts'
import { formPageWords } from './words.ts'

type FormTextsProps = { form: FormEditor; fieldOf: FieldOf }

export function FormTexts({ form, fieldOf }: FormTextsProps) {
  const words = useWords(formPageWords)
  const refused = form.failure?.fields ?? {}
  const written = writtenForm(form.values, form.saved)
  return (
    <div className={panel.panel}>
      <LanguageColumns
        stateOf={(language) => {
          const lacking = missingTexts(written, language)
          const title = written.texts[language]?.title
          return completenessOf([
            title,
            ...lacking.filter((name) => name !== 'title').map(() => ''),
          ])
        }}
        wrong={{
          isIn: (language) => textName('title', language) in refused,
          since: form.failure,
        }}
      >
        {(language) => (
          <>
            <TextInLanguage
              {...fieldOf('title', language, words.texts.title)}
              limit={formTexts.title}
              title={{ onEnter: () => {} }}
            />
            <TextInLanguage
              {...fieldOf('lead', language, words.texts.lead)}
              limit={formTexts.lead}
              isLong
            />
          </>
        )}
      </LanguageColumns>
    </div>
  )
}

const sending = ['button', 'thanks'] as const satisfies FormText[]

export function SendingCard({ form, fieldOf }: FormTextsProps) {
  const words = useWords(formPageWords)
  const isUnsaved = form.changedNames.some((name) => sending.some((text) => name.startsWith(text)))
  return (
    <SideCard title={words.after} isUnsaved={isUnsaved}>
      <LanguageColumns>
        {(language) => (
          <>
            <TextInLanguage
              {...fieldOf('button', language, words.texts.button)}
              limit={formTexts.button}
              hint={words.blankButton}
            />
            <TextInLanguage
              {...fieldOf('thanks', language, words.texts.thanks)}
              limit={formTexts.thanks}
              hint={words.blankThanks}
              isLong
            />
          </>
        )}
      </LanguageColumns>
    </SideCard>
  )
}
