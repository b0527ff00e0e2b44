import { lazy, Suspense, useId } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import styles from '../rich-text/rich-text-editor.module.css'
import { FieldActions, type FieldValue } from './field-actions.tsx'
import { FieldName } from './field-name.tsx'
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
  const id = useId()
  const { name, language, value, onChange } = field
  return (
    <div className={fieldStyles.rich}>
      <div className={fieldStyles.head}>
        <span id={id} className={fieldStyles.label}>
          <FieldName name={name} language={language} />
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
