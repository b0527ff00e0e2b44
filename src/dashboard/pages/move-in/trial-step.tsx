import { useState } from 'react'
import { Link } from 'react-router'
import type { ImportResponse } from '../../../contract/imports.ts'
import { wpmlQuery } from '../../../domain/moving/wpml-table.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
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
  onStart: () => void
}

export function TrialStep({ run, items, pairs, isActing, onTry, onStart }: TrialStepProps) {
  const words = useWords(moveInWords)
  const [isAsking, setAsking] = useState(false)
  const { taken_in, changed } = run.outcomes
  const count = taken_in + changed
  return (
    <>
      {run.lacks_wpml_table && <LacksTable />}
      <p>{words.trial.nothing}</p>
      <Counts outcomes={run.outcomes} />
      {count === 0 && <p>{words.run.nothing}</p>}
      <div className={styles.actions}>
        {count > 0 && (
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
          onStart={() => {
            setAsking(false)
            onStart()
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
  onStart: () => void
  onClose: () => void
}

function StartDialog({ count, isOurs, onStart, onClose }: StartDialogProps) {
  const { run: words, kinds } = useWords(moveInWords)
  const { actions } = useWords(commonWords)
  return (
    <Dialog
      isOpen
      isQuestion
      title={words.question(kinds.items(count))}
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
      <p>{isOurs ? words.shownAtOnce : words.hint}</p>
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
