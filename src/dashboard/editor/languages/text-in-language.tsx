import type { ReactNode } from 'react'
import { directionOf } from '../../../domain/languages/language.ts'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import { FieldActions, UnlockHint } from './field-actions.tsx'
import { FieldName } from './field-name.tsx'
import { type FieldValue, useLock } from './field-value.ts'
import { GrowingLine, inOneLine } from './growing-line.tsx'
import { OtherLanguages } from './other-languages.tsx'
import styles from './text-in-language.module.css'
import { notesOn } from './text-notes.ts'
import { TextNotes } from './text-notes-view.tsx'

type TextInLanguageProps = FieldValue & {
  limit: number
  /** More than one line. */
  isLong?: boolean
  placeholder?: string
  hint?: string | undefined
  /** A title: large, as high as it is long; Enter leaves it. */
  title?: { onEnter: () => void }
  /** One line that is as high as it is long; Enter submits it. */
  wraps?: boolean
  /** A number of telephones, which runs from left to right in every language. */
  isPhone?: boolean
  isFocused?: boolean
  children?: ReactNode
}

/** A plain text in one language; label and counter keep the direction of the interface. */
export function TextInLanguage({ limit, children, ...props }: TextInLanguageProps) {
  const words = useWords(fieldWords)
  const {
    isLong = false,
    title,
    wraps = false,
    isPhone = false,
    isFocused = false,
    ...rest
  } = props
  const { placeholder, hint, ...field } = rest
  const { name, language, value, onChange, error } = field
  const { isLocked, unlock } = useLock(value)
  const notes = notesOn(value, language)
  const onUnlock = isLocked ? unlock : undefined
  const dir = isPhone ? 'ltr' : directionOf(language)
  const grows = wraps || title !== undefined
  const inputRef = isFocused ? focusWhenShown : undefined
  return (
    <div className={styles.field} data-field>
      <TextField
        label={<FieldName name={name} language={language} />}
        isLong={isLong}
        lang={language}
        dir={dir}
        type={isPhone ? 'tel' : 'text'}
        inputRef={inputRef}
        // Always there: a description that comes later is not joined to its field.
        hint={
          <>
            {hint}
            {isLocked && <span className="sr">{words.unlocking}</span>}
            <TextNotes notes={notes} />
          </>
        }
        {...(placeholder && { placeholder })}
        value={value}
        onChange={(text) => onChange(grows ? inOneLine(text) : text)}
        onUnlock={onUnlock}
        control={
          grows ? (
            <GrowingLine lang={language} {...{ value, dir, inputRef, onUnlock, title }} />
          ) : undefined
        }
        error={error}
      />
      <div className={styles.aside}>
        {isLocked && <UnlockHint />}
        {value !== '' && (
          <span className={styles.counter} data-over={value.length > limit || undefined}>
            <bdi dir="ltr" className="num" aria-hidden="true">{`${value.length} / ${limit}`}</bdi>
            <span className="sr">{words.characters(value.length, limit)}</span>
          </span>
        )}
        <FieldActions {...field} isLocked={isLocked} onUnlock={unlock} />
      </div>
      {children}
      <OtherLanguages {...field} />
    </div>
  )
}
