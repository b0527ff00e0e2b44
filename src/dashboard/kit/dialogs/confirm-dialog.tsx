import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  question: string
  explanation: string
  children?: ReactNode
  confirm: string
  cancel?: string
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const words = useWords(commonWords)
  const { isOpen, question, explanation, confirm, cancel = words.actions.cancel } = props
  return (
    <Dialog
      isQuestion
      isOpen={isOpen}
      onClose={props.onCancel}
      title={question}
      actions={
        <>
          <Button onPress={props.onCancel}>{cancel}</Button>
          <Button look="danger" onPress={props.onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{explanation}</p>
      {props.children}
    </Dialog>
  )
}
