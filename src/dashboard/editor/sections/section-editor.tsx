import { type ReactNode, useMemo } from 'react'
import type { SectionName } from '../../../domain/sections/section.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { documentWords } from '../document/words.ts'
import { EditorPage } from '../document/editor-page.tsx'
import styles from './section-editor.module.css'
import { SectionTexts } from './section-texts.tsx'
import type { SectionFormState } from './use-section-form.ts'

type SectionEditorProps = {
  section: SectionName
  form: SectionFormState
  resetHint?: string
  actions?: ReactNode
  above?: ReactNode
  children?: ReactNode
}

export function SectionEditor({ section, form, above, children, ...props }: SectionEditorProps) {
  const shell = useWords(shellWords)
  const editing = useWords(documentWords)
  const { translate } = useLocale()
  const history = useMemo(() => client().sections.history(section), [section])
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
        <SectionTexts section={section} form={form} />
        {children && <div className={styles.rest}>{children}</div>}
      </div>
    </EditorPage>
  )
}
