import { lazy, Suspense, useId } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { useInterface } from '../interface.tsx'
import styles from '../rich-text/rich-text-editor.module.css'
import { FieldActions, type FieldValue } from './field-actions.tsx'
import fieldStyles from './text-in-language.module.css'

const loadEditor = () => import('../rich-text/rich-text-editor.tsx')
const RichTextEditor = lazy(loadEditor)

/** Pages with an editor start loading it beside their data. */
export function preloadEditor(): void {
  void loadEditor()
}

export function RichTextInLanguage({
  error,
  ...field
}: FieldValue & { error?: string | undefined }) {
  const { words, nameOf } = useInterface()
  const id = useId()
  const { name, language, value, onChange } = field
  return (
    <div className={fieldStyles.rich}>
      <div className={fieldStyles.head}>
        <span className={fieldStyles.label} aria-hidden="true">
          {name}
        </span>
        <span id={id} className="sr">
          {words.form.nameIn(name, nameOf(language))}
        </span>
        <FieldActions {...field} />
      </div>
      <Suspense fallback={<EditorComing />}>
        <RichTextEditor value={value} onChange={onChange} language={language} labelledBy={id} />
      </Suspense>
      {error && <p className={fieldStyles.error}>{error}</p>}
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
