import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import type { Doubt } from './use-doubt.tsx'

type DoubtDialogProps = Doubt & { onConfirm: () => void; onCancel: () => void }

export function DoubtDialog(props: DoubtDialogProps) {
  const { actions } = useWords(commonWords)
  const { question, notes, confirm, onConfirm, onCancel } = props
  return (
    <Dialog
      isQuestion
      isOpen
      onClose={onCancel}
      title={question}
      actions={
        <>
          <Button onPress={onCancel}>{actions.cancel}</Button>
          <Button look="primary" onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Dialog>
  )
}
