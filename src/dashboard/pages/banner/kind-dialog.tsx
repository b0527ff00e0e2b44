import { useState } from 'react'
import {
  type StartingPoint,
  startingPoints,
} from '../../../domain/starting-point/starting-point.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { ChoiceTiles } from '../../kit/fields/choice-tiles.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { startWords } from './start-words.ts'
import type { StartEmpty } from './use-start-empty.ts'

type KindDialogProps = { startAs: StartEmpty['startAs']; onClose: () => void }

export function KindDialog({ startAs, onClose }: KindDialogProps) {
  const words = useWords(startWords)
  const { translate } = useLocale()
  const [kind, setKind] = useState<StartingPoint>(startingPoints[0])
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { title } = words.steps.kind

  async function begin() {
    setSaving(true)
    setFailure(null)
    const result = await startAs(kind)
    setSaving(false)
    if (result.ok) return onClose()
    setFailure(translate(result.message))
    showFailure(result)
  }

  return (
    <FormDialog
      title={title}
      submit={words.begin}
      isDirty={false}
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => void begin()}
      onClose={onClose}
    >
      <p>{words.kindHint}</p>
      <ChoiceTiles
        label={title}
        options={startingPoints.map((id) => ({ id, ...words.kinds[id] }))}
        chosen={kind}
        onChoose={setKind}
      />
    </FormDialog>
  )
}
