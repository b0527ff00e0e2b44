import { directionOf } from '../../domain/language.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useInterface } from '../interface.tsx'
import { FieldActions, type FieldValue } from './field-actions.tsx'
import { FieldName } from './field-name.tsx'
import styles from './text-in-language.module.css'

type TextInLanguageProps = FieldValue & { limit: number; error?: string | undefined }

/** One line of text in one language; label and counter keep the direction of the interface. */
export function TextInLanguage({ limit, error, ...field }: TextInLanguageProps) {
  const { words } = useInterface()
  const { name, language, value, onChange } = field
  return (
    <div className={styles.field}>
      <TextField
        label={<FieldName name={name} language={language} />}
        lang={language}
        dir={directionOf(language)}
        value={value}
        onChange={onChange}
        error={error}
      />
      <div className={styles.aside}>
        <span className={styles.counter} data-over={value.length > limit || undefined}>
          <bdi className="num" aria-hidden="true">{`${value.length} / ${limit}`}</bdi>
          <span className="sr">{words.form.characters(value.length, limit)}</span>
        </span>
        <FieldActions {...field} />
      </div>
    </div>
  )
}
