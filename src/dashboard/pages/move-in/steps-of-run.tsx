import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { ImportResponse } from '../../../contract/imports.ts'
import type { Arrival, WorkingState } from '../../../domain/moving/import-run.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import { SentenceWithTime } from '../../kit/sentence-with-time.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { FilesStep } from './files-step.tsx'
import { KindsStep } from './kinds-step.tsx'
import styles from './move-in.module.css'
import { ReportStep } from './report-step.tsx'
import type { PairsFound } from './text-of-pair.tsx'
import type { ItemsFound } from './report.tsx'
import { RunStep } from './run-step.tsx'
import { Step } from './step.tsx'
import {
  isChangeable,
  isFinished,
  presentStep,
  type StepName,
  stepNames,
  workingState,
} from './steps.ts'
import { TrialStep } from './trial-step.tsx'
import { type SendingFiles, useSending } from './use-sending.ts'
import { useStepSummary } from './use-step-summary.tsx'
import { moveInWords } from './words.ts'
import { Working } from './working.tsx'

type StepsProps = {
  run: ImportResponse | undefined
  items: Promise<ItemsFound> | null
  pairs: Promise<PairsFound> | null
}

export function Steps({ run, items, pairs }: StepsProps) {
  const words = useWords(moveInWords)
  const sending = useSending(run)
  const summaryOf = useStepSummary(run)
  const { isActing, act, begin } = useActs(run)
  const [chosen, setChosen] = useState<StepName | null>(null)
  const phase = run && workingState(run)
  const present = presentStep(run)
  const opened = chosen && isChangeable(chosen, run) ? chosen : present
  const list = useFocusOnStep(opened, phase)
  usePolling(phase !== undefined)

  const acting = (action: Action) => {
    setChosen(null)
    void act(action)
  }
  const acts = {
    isActing,
    onTry: () => acting({ action: 'try' }),
    onStart: (arrive?: Arrival) => acting({ action: 'start', arrive }),
    onPause: () => acting({ action: 'pause' }),
    onAnother: begin,
  }

  return (
    <>
      {run && (
        <p className={styles.hint}>
          <SentenceWithTime sentence={words.startedBy(run.started_by.name)} time={run.started_at} />
        </p>
      )}
      <ol className={styles.steps} ref={list}>
        {stepNames.map((name, index) => {
          const isOpen = name === opened
          const isDone = isFinished(name, present) || (chosen !== null && name === present)
          return (
            <Step
              key={name}
              title={words.steps[name]}
              number={index + 1}
              state={isOpen ? 'open' : isDone ? 'finished' : 'coming'}
              summary={summaryOf(name)}
              reopen={
                name === present
                  ? {
                      name: words.back,
                      label: words.backTo(words.steps[name]),
                      onPress: () => setChosen(null),
                    }
                  : isChangeable(name, run) && {
                      name: words.change,
                      label: words.changeNamed(words.steps[name]),
                      onPress: () => setChosen(name),
                    }
              }
            >
              {run && name === present && <Failure failure={run.failure} />}
              <StepContent {...{ step: name, run, items, pairs, sending, acts }} />
            </Step>
          )
        })}
      </ol>
      {run && isChangeable('files', run) && run.files.length > 0 && <StartOver id={run.id} />}
      <LeaveGuard isDirty={sending.isSending} />
    </>
  )
}

type StepContentProps = StepsProps & {
  step: StepName
  sending: SendingFiles
  acts: {
    isActing: boolean
    onTry: () => void
    onStart: (arrive?: Arrival) => void
    onPause: () => void
    onAnother: () => Promise<void>
  }
}

function StepContent({ step, run, items, pairs, sending, acts }: StepContentProps) {
  if (step === 'files' || !run) return <FilesStep run={run} sending={sending} {...acts} />
  const phase = workingState(run)
  if (phase === 'trying' || phase === 'taking_back') return <Working run={run} phase={phase} />
  if (step === 'kinds') return <KindsStep run={run} {...acts} />
  if (step === 'trial') return <TrialStep run={run} items={items} pairs={pairs} {...acts} />
  if (step === 'run') return <RunStep run={run} {...acts} />
  return <ReportStep run={run} items={items} {...acts} />
}

function Failure({ failure }: Pick<ImportResponse, 'failure'>) {
  const words = useWords(moveInWords)
  const { translate } = useLocale()
  if (failure === null) return null
  return (
    <FormAlert title={words.failure}>
      <p>{translate(failure)}</p>
    </FormAlert>
  )
}

function StartOver({ id }: Pick<ImportResponse, 'id'>) {
  const words = useWords(moveInWords)
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <div>
        <Button look="quiet" onPress={() => setAsking(true)}>
          {words.begin}
        </Button>
      </div>
      {isAsking && (
        <RemovalDialog
          question={words.beginQuestion}
          confirm={words.begin}
          remove={() => client(importsApi).remove(id)}
          onRemoved={() => {
            setAsking(false)
            void revalidate()
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.beginHint}</p>
        </RemovalDialog>
      )}
    </>
  )
}

type Action = Parameters<ReturnType<typeof importsApi>['act']>[1]

function useActs(run: ImportResponse | undefined) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [isActing, setActing] = useState(false)

  async function act(action: Action) {
    if (!run) return
    setActing(true)
    const answer = await client(importsApi).act(run.id, action)
    if (!answer.ok) showFailure(answer)
    await revalidate()
    setActing(false)
  }

  async function begin() {
    const answer = await client(importsApi).begin()
    if (!answer.ok) return showFailure(answer)
    await navigate('?')
  }

  return { isActing, act, begin }
}

const lookEvery = 2_000

function usePolling(isWorking: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWorking) return
    const looking = setInterval(() => void revalidate(), lookEvery)
    return () => clearInterval(looking)
  }, [isWorking, revalidate])
}

function useFocusOnStep(opened: StepName, phase: WorkingState | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef({ opened, phase })
  useEffect(() => {
    const { opened: before, phase: formerPhase } = shown.current
    if (before === opened && formerPhase === phase) return
    shown.current = { opened, phase }
    const { activeElement, body } = document
    const isHere = before !== opened && list.current?.contains(activeElement)
    if (!isHere && activeElement !== body) return
    list.current?.querySelector<HTMLElement>('[data-state=open] h2')?.focus()
  }, [opened, phase])
  return list
}
