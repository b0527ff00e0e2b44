import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Dialog, focusFirst } from '../../../ui/dialog.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { kitWords } from '../words.ts'
import { FormAlert } from '../fields/form-alert.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { type WrongFields, useFocusOnWrong } from '../forms/use-submission.ts'
import styles from './dialogs.module.css'

type FormDialogProps = {
  title: string
  submit: string
  /** It stands for “Saving…” where nothing is saved. */
  pending?: string | undefined
  isWide?: boolean
  isDirty: boolean
  isSaving: boolean
  /** The reason for a refusal, already translated; those of fields stand beside the fields. */
  failure?: string | null
  wrong?: WrongFields | undefined
  onSubmit: () => void
  /** «Cancel» calls it, too, without a question; Escape asks before anything is lost. */
  onClose: () => void
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { title, isWide = false, isDirty, isSaving, failure, onSubmit, onClose, children } = props
  const id = useId()
  const form = useFocusOnWrong(props.wrong)
  const leaving = useLeaving()
  useSaveShortcut(() => !isSaving && !leaving.isAsked && onSubmit())

  function leave() {
    if (isSaving) return
    if (leaving.isAsked) leaving.stay()
    else if (isDirty) leaving.ask()
    else onClose()
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    submitterOf(event)?.focus()
    onSubmit()
  }

  return (
    <Dialog
      isOpen
      isForm
      isWide={isWide}
      title={title}
      onClose={leave}
      actions={
        <>
          {leaving.isAsked && <LeaveQuestion onStay={leaving.stay} onLeave={onClose} />}
          {/* They stay in the document: the focus may have been on one of them and goes back to it. */}
          <div className={styles.buttons} hidden={leaving.isAsked}>
            <FormButtons {...props} form={id} />
          </div>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className={styles.form}
        onSubmit={send}
        noValidate
        aria-busy={isSaving}
        // Text typed during a save would be lost.
        inert={isSaving || leaving.isAsked}
      >
        {failure && <FormAlert title={failure} />}
        {children}
      </form>
      <LeaveGuard isDirty={isDirty} />
    </Dialog>
  )
}

/** The button takes the focus, because no field of a form that is being saved can keep it. */
function submitterOf({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
}

/** Escape is asked about once; staying leads back to where the focus was. */
function useLeaving() {
  const [isAsked, setAsked] = useState(false)
  const focused = useRef<HTMLElement | null>(null)
  return {
    isAsked,
    ask() {
      focused.current = document.activeElement as HTMLElement | null
      setAsked(true)
    },
    stay() {
      // A key pressed before the next frame would go nowhere, so this is done at once.
      flushSync(() => setAsked(false))
      focused.current?.focus()
    },
  }
}

type FormButtonsProps = Pick<FormDialogProps, 'submit' | 'pending' | 'isSaving' | 'onClose'> & {
  form: string
}

function FormButtons({ submit, pending, isSaving, onClose, form }: FormButtonsProps) {
  const words = useWords(commonWords)
  return (
    <>
      <Button isDisabled={isSaving} onPress={onClose}>
        {words.actions.cancel}
      </Button>
      <Button type="submit" form={form} look="primary" isPending={isSaving}>
        {isSaving ? (pending ?? words.actions.saving) : submit}
      </Button>
    </>
  )
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const words = useWords(kitWords)
  const common = useWords(commonWords)
  return (
    <div className={styles.leaving} ref={focusFirst}>
      <p className={styles.question} role="alert">
        {words.discardQuestion}
      </p>
      <Button onPress={onStay}>{common.actions.stay}</Button>
      <Button look="danger" onPress={onLeave}>
        {common.actions.discard}
      </Button>
    </div>
  )
}
