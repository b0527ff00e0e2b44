import { type ReactNode, useState } from 'react'
import type { Result } from '../../../api/client/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showFailure } from '../toasts/show-failure.ts'
import { FormAlert } from '../fields/form-alert.tsx'

type RemovalDialogProps = {
  question: string
  /** What is lost and what is not. */
  children?: ReactNode
  /** Why it cannot be removed at all, in English; then there is no button that does. */
  refusal?: string | undefined
  /** Something has to be done in the dialog first. */
  isDisabled?: boolean
  remove: () => Promise<Result<unknown>>
  onRemoved: () => void
  onClose: () => void
}

/** Asks before something is removed, and stays with the reason if the server refuses. */
export function RemovalDialog(props: RemovalDialogProps) {
  const words = useWords(commonWords)
  const { translate } = useLocale()
  const { question, children, refusal, isDisabled = false, onRemoved, onClose } = props
  const [failure, setFailure] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const close = () => !isRunning && onClose()

  async function remove() {
    setRunning(true)
    setFailure(null)
    const result = await props.remove()
    setRunning(false)
    if (result.ok) return onRemoved()
    setFailure(result.message)
    showFailure(result)
  }

  return (
    <Dialog
      isOpen
      isQuestion
      title={question}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{refusal ? words.actions.close : words.actions.cancel}</Button>
          {!refusal && (
            <Button
              look="danger"
              isDisabled={isDisabled}
              isPending={isRunning}
              onPress={() => void remove()}
            >
              {words.actions.delete}
            </Button>
          )}
        </>
      }
    >
      {failure && <FormAlert title={translate(failure)} />}
      {refusal ? <p>{translate(refusal)}</p> : children}
    </Dialog>
  )
}
