import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Overview } from '../../../domain/overview.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDeviceChoice } from '../../app/device-choices.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { startWords } from './start-words.ts'
import { accountPath } from '../../app/session.ts'
import { pathOf } from '../../app/shell/menu.ts'
import { useOverview } from '../../app/shell/overview.ts'
import { UndoNotice } from '../../kit/list/undo-notice.tsx'
import { FirstStep } from './first-step.tsx'
import { KindDialog } from './kind-dialog.tsx'
import styles from './first-steps.module.css'
import type { StartEmpty } from './use-start-empty.ts'

/** What makes a new installation the company's own, until all of it is done or it is put away. */
export function FirstSteps({ demo }: { demo: StartEmpty }) {
  const words = useWords(startWords)
  const start = useOverview()?.start
  const [isPutAway, setPutAway] = useDeviceChoice('hasNoFirstSteps')
  return (
    <>
      {demo.removed.ids.length > 0 && (
        <UndoNotice sentence={words[demo.removed.by]} onUndo={demo.restore} />
      )}
      {start && !isPutAway && <Card start={start} demo={demo} onPutAway={() => setPutAway(true)} />}
    </>
  )
}

type CardProps = { start: Overview['start']; demo: StartEmpty; onPutAway: () => void }

function Card({ start, demo, onPutAway }: CardProps) {
  const words = useWords(startWords)
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { title, introduction, progress, putAway, steps } = words
  const hasDemo = start.demo !== undefined
  const isDone = { ...start, ...(hasDemo && { demo: !start.demo }) }
  const states = Object.values(isDone)
  const done = states.filter(Boolean).length
  // Whoever opens the dashboard later is not told of what was done long ago.
  const [wasDone] = useState(done === states.length)
  if (wasDone) return null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{introduction(states.length)}</p>
        <output>{progress(done, states.length)}</output>
        <IconButton label={putAway} onPress={onPutAway}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <ol className={styles.steps}>
        <FirstStep name="kind" isDone={isDone.kind}>
          <Button onPress={() => setChoosing(true)}>{steps.kind.action}</Button>
        </FirstStep>
        <FirstStep name="identity" isDone={isDone.identity}>
          <LinkButton to={pathOf('identity')}>{steps.identity.action}</LinkButton>
        </FirstStep>
        <FirstStep name="password" isDone={isDone.password}>
          <LinkButton to={accountPath}>{steps.password.action}</LinkButton>
        </FirstStep>
        {hasDemo && (
          <FirstStep name="demo" isDone={!start.demo}>
            <Button onPress={() => setAsking(true)}>{steps.demo.action}</Button>
          </FirstStep>
        )}
        <FirstStep name="colleague" isDone={isDone.colleague}>
          <LinkButton to={pathOf('users')}>{steps.colleague.action}</LinkButton>
        </FirstStep>
      </ol>
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
