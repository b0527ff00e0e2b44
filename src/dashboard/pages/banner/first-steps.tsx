import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type FirstStep, firstSteps, type Overview } from '../../../domain/sections/overview.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDeviceChoice } from '../../app/device-choices.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { startWords } from './start-words.ts'
import { useOverview } from '../../app/shell/overview.ts'
import { StepList } from './step-list.tsx'
import type { StartEmpty } from './use-start-empty.ts'
import {
  type StartingPoint,
  startingPoints,
} from '../../../domain/starting-point/starting-point.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { ChoiceTiles } from '../../kit/fields/choices.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import styles from './banner-page.module.css'

export function FirstSteps({ demo }: { demo: StartEmpty }) {
  const start = useOverview()?.start
  const [isPutAway, setPutAway] = useDeviceChoice('hasNoFirstSteps')
  if (!start || isPutAway) return null
  return <Card start={start} demo={demo} onPutAway={() => setPutAway(true)} />
}

type CardProps = { start: Overview['start']; demo: StartEmpty; onPutAway: () => void }

function Card({ start, demo, onPutAway }: CardProps) {
  const words = useWords(startWords)
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { title, introduction, progress, putAway } = words
  const done = firstSteps.filter((name) => start[name]).length
  // Users who open the dashboard later are not told of what was done long ago.
  const [wasDone] = useState(done === firstSteps.length)
  const [hasAll, setAll] = useDeviceChoice('hasAllFirstSteps')
  const listId = useId()
  if (wasDone) return null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{introduction}</p>
        <output>{progress(done, firstSteps.length)}</output>
        <IconButton label={putAway} onPress={onPutAway}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div id={listId}>
        <StepList
          start={start}
          shown={hasAll ? firstSteps : nextSteps(start)}
          isFolded={!hasAll}
          onChoose={() => setChoosing(true)}
          onEmpty={() => setAsking(true)}
        />
      </div>
      <Button
        look="quiet"
        aria-expanded={hasAll}
        aria-controls={listId}
        onPress={() => setAll(!hasAll)}
      >
        {hasAll ? words.fewer : words.all}
      </Button>
      {isChoosing && <KindDialog startAs={demo.startAs} onClose={() => setChoosing(false)} />}
      {isAsking && (
        <RemovalDialog
          question={words.emptyQuestion}
          remove={demo.remove}
          onRemoved={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <p>{words.emptyHint}</p>
        </RemovalDialog>
      )}
    </section>
  )
}

/**
 * As few steps are shown as leave the editor in sight: what is to be done next, or what is done
 * where nothing is left.
 */
function nextSteps(start: Overview['start']): FirstStep[] {
  const isDone = (name: FirstStep) => Number(start[name])
  return firstSteps.toSorted((one, other) => isDone(one) - isDone(other)).slice(0, 3)
}

type KindDialogProps = { startAs: StartEmpty['startAs']; onClose: () => void }

function KindDialog({ startAs, onClose }: KindDialogProps) {
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
