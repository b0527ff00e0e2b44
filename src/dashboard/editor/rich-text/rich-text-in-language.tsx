import { lazy, Suspense, useId } from 'react'
import { plainText } from '../../../domain/articles/excerpt.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from './rich-text-editor.module.css'
import { LedgerField } from '../ledger/ledger-field.tsx'
import { FieldActions, UnlockHint } from '../languages/field-actions.tsx'
import { FieldName, type FieldValue, useLock } from '../languages/field-in-language.tsx'
import { OtherLanguages } from '../languages/other-languages.tsx'
import { notesOn } from '../languages/text-notes.ts'
import { TextNotes } from '../languages/text-in-language.tsx'
import fieldStyles from '../languages/text-in-language.module.css'

const loadEditor = () => import('./rich-text-editor.tsx')
const RichTextEditor = lazy(loadEditor)

export function preloadEditor(): void {
  void loadEditor()
}

type RichTextInLanguageProps = FieldValue & { textId: string }

export function RichTextInLanguage(props: RichTextInLanguageProps) {
  return (
    <LedgerField {...props}>
      {(actions) => <RichTextWithTools {...props} actions={actions} />}
    </LedgerField>
  )
}

function RichTextWithTools({ textId, ...field }: RichTextInLanguageProps) {
  const id = useId()
  const { name, language, value, onChange, error } = field
  const { isLocked, unlock } = useLock(value)
  return (
    <div className={fieldStyles.rich} data-field={field.text ?? ''}>
      <div className={fieldStyles.head}>
        <span id={id} className={fieldStyles.label}>
          <FieldName name={name} language={language} />
        </span>
        {isLocked && <UnlockHint />}
        <FieldActions {...field} isLocked={isLocked} onUnlock={unlock} />
      </div>
      <Suspense fallback={<EditorComing />}>
        <RichTextEditor
          value={value}
          onChange={onChange}
          language={language}
          labelledBy={id}
          textId={textId}
          onUnlock={isLocked ? unlock : undefined}
        />
      </Suspense>
      {error && <p className={fieldStyles.error}>{error}</p>}
      <TextNotes notes={notesOn(plainText(value), language)} />
      <OtherLanguages {...field} isHtml />
    </div>
  )
}

function EditorComing() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Spinner isLarge />
    </div>
  )
}
