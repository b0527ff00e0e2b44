import type { ImportResponse } from '../../../contract/imports.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './move-in.module.css'
import { OldSite } from './old-site.tsx'
import { TakeBack } from './take-back.tsx'
import { Working } from './working.tsx'
import { moveInWords } from './words.ts'

type RunStepProps = {
  run: ImportResponse
  isActing: boolean
  onStart: () => void
  onPause: () => void
}

export function RunStep({ run, isActing, onStart, onPause }: RunStepProps) {
  const words = useWords(moveInWords)
  const { state, actions } = run
  return (
    <>
      {state === 'running' && <Working run={run} phase={state} />}
      {state === 'paused' && <p className={styles.phase}>{words.paused}</p>}
      {state === 'failed' && <p>{words.failureHint}</p>}
      {actions.includes('start') && <OldSite run={run} />}
      <div className={styles.actions}>
        {actions.includes('pause') && (
          <Button isPending={isActing} onPress={onPause}>
            {words.pause}
          </Button>
        )}
        {actions.includes('start') && (
          <Button look="primary" isPending={isActing} onPress={() => onStart()}>
            {words.goOn}
          </Button>
        )}
        {run.can_be_taken_back && <TakeBack id={run.id} />}
      </div>
    </>
  )
}
