import { useState } from 'react'
import { Link } from 'react-router'
import type { ImportResponse } from '../../../contract/imports.ts'
import { type Arrival, arrivals } from '../../../domain/moving/import-run.ts'
import { wpmlQuery } from '../../../domain/moving/wpml-table.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { ChoiceTiles, LabelledChoice } from '../../kit/fields/choices.tsx'
import kit from '../../kit/kit.module.css'
import styles from './move-in.module.css'
import { Pairs } from './pairs.tsx'
import { Counts, type ItemsFound, Report } from './report.tsx'
import type { PairsFound } from './text-of-pair.tsx'
import { moveInWords } from './words.ts'

type TrialStepProps = {
  run: ImportResponse
  items: Promise<ItemsFound> | null
  pairs: Promise<PairsFound> | null
  isActing: boolean
  onTry: () => void
  onStart: (arrive: Arrival) => void
}

export function TrialStep({ run, items, pairs, isActing, onTry, onStart }: TrialStepProps) {
  const words = useWords(moveInWords)
  const [isAsking, setAsking] = useState(false)
  const [arrive, setArrive] = useState(run.arrive)
  const { taken_in, changed, unchanged } = run.outcomes
  const count = taken_in + changed
  const isStartable = count > 0 || (arrive === 'published' && unchanged > 0)
  return (
    <>
      {run.lacks_wpml_table && <LacksTable />}
      <p>{words.trial.nothing}</p>
      <Counts outcomes={run.outcomes} />
      {count === 0 && <p>{words.run.nothing}</p>}
      {count + unchanged > 0 && (
        <LabelledChoice label={words.arrive.label}>
          <ChoiceTiles
            label={words.arrive.label}
            options={arrivals.map((id) => ({
              id,
              name: words.arrive.names[id],
              hint: words.arrive.hints[id],
            }))}
            chosen={arrive}
            onChoose={setArrive}
          />
        </LabelledChoice>
      )}
      <div className={styles.actions}>
        {isStartable && (
          <Button look="primary" isPending={isActing} onPress={() => setAsking(true)}>
            {words.run.start}
          </Button>
        )}
        <Button isPending={isActing} onPress={onTry}>
          {words.trial.again}
        </Button>
      </div>
      <TrialParts run={run} hasPairs={pairs !== null} />
      {pairs && <Pairs run={run} pairs={pairs} />}
      {items && !pairs && <Report run={run} items={items} />}
      {isAsking && (
        <StartDialog
          count={count}
          isOurs={run.is_ours}
          arrive={arrive}
          onStart={() => {
            setAsking(false)
            onStart(arrive)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function TrialParts({ run, hasPairs }: { run: ImportResponse; hasPairs: boolean }) {
  const { report, pairs, trial } = useWords(moveInWords)
  const here = { 'aria-current': 'page' } as const
  return (
    <nav className={kit.tabs} aria-label={trial.parts}>
      <Link to={`?run=${run.id}`} {...(!hasPairs && here)}>
        {report.title}
      </Link>
      <Link to={`?run=${run.id}&show=pairs`} {...(hasPairs && here)}>
        {pairs.title}
      </Link>
    </nav>
  )
}

type StartDialogProps = {
  count: number
  isOurs: boolean
  arrive: Arrival
  onStart: () => void
  onClose: () => void
}

function StartDialog({ count, isOurs, arrive, onStart, onClose }: StartDialogProps) {
  const { run: words, kinds } = useWords(moveInWords)
  const { actions } = useWords(commonWords)
  return (
    <Dialog
      isOpen
      isQuestion
      title={count > 0 ? words.question(kinds.items(count)) : words.publishQuestion}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{actions.cancel}</Button>
          <Button look="primary" onPress={onStart}>
            {words.start}
          </Button>
        </>
      }
    >
      <p>{(isOurs ? words.shownAtOnce : words.hint)[arrive]}</p>
    </Dialog>
  )
}

function LacksTable() {
  const { lacksTable: words } = useWords(moveInWords)
  return (
    <div className={styles.lacking}>
      <p className={styles.phase}>{words.title}</p>
      <p>{words.hint}</p>
      <code dir="ltr" className={kit.code}>
        {wpmlQuery}
      </code>
      <CopyButton look="secondary" text={wpmlQuery} />
    </div>
  )
}
