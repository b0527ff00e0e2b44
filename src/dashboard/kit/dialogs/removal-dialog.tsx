import { type ReactNode, useState } from 'react'
import type { Message } from '../../../domain/messages.ts'
import type { Result } from '../../../api/client/send.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../fields/form-alert.tsx'
import styles from './dialogs.module.css'

type RemovalDialogProps<Answer> = {
  question: string
  children?: ReactNode
  /** Why it cannot be removed at all, in English; then there is no button that does. */
  refusal?: string | undefined
  isDisabled?: boolean
  confirm?: string
  remove: () => Promise<Result<Answer>>
  onRemoved: (answer: Answer) => void
  failed?: Message | undefined
  instead?: (Act<unknown> & { name: string }) | false | undefined
  onClose: () => void
}

type Act<Answer> = {
  run: () => Promise<Result<Answer>>
  onDone: (answer: Answer) => void
  failed?: Message | undefined
}

export function RemovalDialog<Answer>(props: RemovalDialogProps<Answer>) {
  const words = useWords(commonWords)
  const { translate } = useLocale()
  const { question, children, refusal, isDisabled = false, instead, onClose } = props
  const { confirm = words.actions.delete } = props
  const [failure, setFailure] = useState<string[] | null>(null)
  const [isRunning, setRunning] = useState(false)
  const close = () => !isRunning && onClose()

  async function attempt<Value>({ run, onDone, failed }: Act<Value>) {
    setRunning(true)
    setFailure(null)
    const result = await run()
    setRunning(false)
    if (result.ok) return onDone(result.value)
    // Whoever gives no proof knows that nothing happened.
    if (result.needs === 'proof') return
    setFailure(failed ? [failed, result.message] : [result.message])
  }
  const removal = { run: props.remove, onDone: props.onRemoved, failed: props.failed }

  return (
    <Dialog
      isOpen
      isQuestion
      title={question}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{refusal ? words.actions.close : words.actions.cancel}</Button>
          {instead && (
            <Button isDisabled={isRunning} onPress={() => void attempt(instead)}>
              {instead.name}
            </Button>
          )}
          {!refusal && (
            <Button
              look="danger"
              isDisabled={isDisabled}
              isPending={isRunning}
              onPress={() => void attempt(removal)}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {failure && <Refusal sentences={failure} />}
      {refusal ? <p>{translate(refusal)}</p> : children}
    </Dialog>
  )
}

function Refusal({ sentences: [title = '', ...reasons] }: { sentences: string[] }) {
  const { translate } = useLocale()
  return (
    <FormAlert title={translate(title)}>
      {reasons.map((reason) => (
        <p key={reason}>{translate(reason)}</p>
      ))}
    </FormAlert>
  )
}

type PendingDeletionsProps = { items: { id: number; name: string }[] }

export function PendingDeletions({ items }: PendingDeletionsProps) {
  return (
    <ul className={styles.names}>
      {items.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
