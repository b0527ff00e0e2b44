import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { IconInfoCircle } from '@tabler/icons-react'
import { directionOf } from '../../../domain/languages/language.ts'
import { type ControlProps, focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import { FieldActions, UnlockHint } from './field-actions.tsx'
import { LedgerField } from '../ledger/ledger-field.tsx'
import { FieldName, type FieldValue, useLock } from './field-in-language.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { notesOn, type TextNote } from './text-notes.ts'
import styles from './text-in-language.module.css'

type TextInLanguageProps = FieldValue & {
  limit: number
  isLong?: boolean
  placeholder?: string
  hint?: string | undefined
  title?: { onEnter: () => void }
  wraps?: boolean
  isPhone?: boolean
  isFocused?: boolean
  children?: ReactNode
}

export function TextInLanguage(props: TextInLanguageProps) {
  return (
    <LedgerField {...props}>
      {(actions) => <TextWithTools {...props} actions={actions} />}
    </LedgerField>
  )
}

function TextWithTools({ limit, children, ...props }: TextInLanguageProps) {
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
    <div className={styles.field} data-field={field.text ?? ''}>
      <TextField
        label={<FieldName name={name} language={language} />}
        isLong={isLong}
        lang={language}
        dir={dir}
        type={isPhone ? 'tel' : 'text'}
        inputRef={inputRef}
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
        renderControl={
          grows
            ? (control) => <GrowingLine {...{ control, value, dir, inputRef, title }} />
            : undefined
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

type GrowingLineProps = {
  control: ControlProps
  value: string
  dir: 'ltr' | 'rtl'
  inputRef: Ref<HTMLTextAreaElement> | undefined
  title: { onEnter: () => void } | undefined
}

function GrowingLine({ control, value, dir, inputRef, title }: GrowingLineProps) {
  function leave(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (title) title.onEnter()
    else event.currentTarget.form?.requestSubmit()
  }

  return (
    // A space at the end keeps the last line when it is empty.
    <div className={styles.growing} data-title={title && ''} data-text={`${value} `} dir={dir}>
      <textarea ref={inputRef} rows={1} className={styles.line} onKeyDown={leave} {...control} />
    </div>
  )
}

function inOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}

export function TextNotes({ notes }: { notes: TextNote[] }) {
  const words = useWords(fieldWords)
  return notes.map((note) => (
    <span key={note} className={styles.note}>
      <IconInfoCircle size={16} aria-hidden="true" />
      {words.notes[note]}
    </span>
  ))
}
