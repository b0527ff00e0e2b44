import { type FormEvent, type ReactNode, useState } from 'react'
import type { Result } from '../../../api/client/send.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useDraft } from '../../editor/document/use-draft.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import styles from './inbox.module.css'

type Writing = {
  draftName: string
  revision?: number
  greeting?: string
  onFound?: (revision: number) => void
}

/** A reply or a note: opened by a button, kept as a draft until it is sent. */
export function useWritten({ draftName, revision = 0, greeting = '', onFound }: Writing) {
  const { translate } = useLocale()
  const [isPressed, setPressed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(greeting)
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const isWritten = text.trim() !== '' && text.trim() !== greeting.trim()
  const draft = useDraft({
    name: draftName,
    changes: isOpen && isWritten ? { text } : {},
    revision,
  })
  const { found } = draft
  if (found && !isOpen) {
    draft.accept()
    setText(String(found.changes.text))
    onFound?.(found.revision)
    setOpen(true)
  }

  function close() {
    draft.drop()
    setOpen(false)
    setText(greeting)
    setWrong(undefined)
    setFailure(null)
  }

  return {
    text,
    wrong: wrong && translate(wrong),
    failure,
    isOpen,
    isPressed,
    isSending,
    close,
    fail: setFailure,
    open() {
      setPressed(true)
      setOpen(true)
    },
    change(written: string) {
      setText(written)
      setWrong(undefined)
    },
    async send<Value, Document>(request: (text: string) => Promise<Result<Value, Document>>) {
      if (!isWritten) {
        setWrong(messages.fieldRequired)
        return null
      }
      setSending(true)
      const result = await request(text)
      setSending(false)
      if (result.ok) {
        close()
      } else {
        setWrong(result.fields?.text)
        setFailure(translate(result.message))
      }
      return result
    },
  }
}

type WrittenFormProps = {
  written: ReturnType<typeof useWritten>
  label: string
  hint: string
  limit: number
  submit: string
  icon?: ReactNode
  onSubmit: () => Promise<void>
}

export function WrittenForm({ written, submit, icon, onSubmit, ...field }: WrittenFormProps) {
  const { actions } = useWords(commonWords)
  const { failure, isSending } = written

  function send(event: FormEvent) {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form
      ref={written.isPressed ? focusText : null}
      className={styles.replyForm}
      onSubmit={send}
      aria-busy={isSending}
      noValidate
    >
      {failure && <FormAlert title={failure} />}
      <TextField
        label={field.label}
        hint={field.hint}
        error={written.wrong}
        isLong
        isReadOnly={isSending}
        value={written.text}
        onChange={written.change}
        maxLength={field.limit}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" icon={icon} isPending={isSending}>
          {submit}
        </Button>
        <Button isDisabled={isSending} onPress={written.close}>
          {actions.discard}
        </Button>
      </div>
    </form>
  )
}

function focusText(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus()
}
