import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { ImportResponse } from '../../../contract/imports.ts'
import type { ImportAction } from '../../../domain/moving/import-run.ts'
import { outcomes } from '../../../domain/moving/report.ts'
import { pageSizes } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import { pageIn } from '../../kit/list/load-list.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { SentenceWithTime } from '../../kit/sentence-with-time.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { Route } from './+types/move-in-page.ts'
import { FilesStep } from './files-step.tsx'
import { KindsStep } from './kinds-step.tsx'
import styles from './move-in.module.css'
import { ReportStep } from './report-step.tsx'
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

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  adminsOnly()
  const { searchParams } = new URL(request.url)
  const found = await client(importsApi).list({ page: 1, limit: 1 })
  const run = found.ok ? found.value.imports[0] : undefined
  const hasReport = run && !workingState(run) && Object.values(run.outcomes).some((n) => n > 0)
  return { found, items: hasReport ? itemsOf(run.id, searchParams) : null }
}

function itemsOf(id: number, parameters: URLSearchParams): Promise<ItemsFound> {
  const outcome = outcomes.find((one) => one === parameters.get('outcome'))
  return client(importsApi).items(id, {
    page: pageIn(parameters),
    limit: pageSizes.dashboard,
    q: parameters.get('q') ?? '',
    ...(outcome && { outcome }),
  })
}

export default function MoveInPage({ loaderData: { found, items } }: Route.ComponentProps) {
  const { pages } = useWords(shellWords)
  const words = useWords(moveInWords)
  const [latest, setLatest] = useState(found)
  if (found.ok && found !== latest) setLatest(found)
  return (
    <>
      <PageHead title={pages.moveIn} />
      {latest.ok ? (
        <>
          <p className={styles.introduction}>{words.introduction}</p>
          {!found.ok && <FailurePanel title={words.failed} reason={found.message} />}
          <Steps run={latest.value.imports[0]} items={items} />
        </>
      ) : (
        <FailurePanel title={words.failed} reason={latest.message} />
      )}
    </>
  )
}

type StepsProps = { run: ImportResponse | undefined; items: Promise<ItemsFound> | null }

function Steps({ run, items }: StepsProps) {
  const words = useWords(moveInWords)
  const sending = useSending(run)
  const summaryOf = useStepSummary(run)
  const { isActing, act, begin } = useActs(run)
  const [chosen, setChosen] = useState<StepName | null>(null)
  const phase = run && workingState(run)
  const present = presentStep(run)
  const opened = chosen && isChangeable(chosen, run) ? chosen : present
  const list = useFocusOnStep(opened)
  usePolling(phase !== undefined)

  const acting = (action: ImportAction) => () => {
    setChosen(null)
    void act(action)
  }
  const acts = {
    isActing,
    onTry: acting('try'),
    onStart: acting('start'),
    onPause: acting('pause'),
    onAnother: begin,
  }

  return (
    <>
      {run && <Failure run={run} />}
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
              onChange={
                (isChangeable(name, run) || name === present) &&
                (() => setChosen(name === present ? null : name))
              }
            >
              <StepContent {...{ step: name, run, items, sending, acts }} />
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
    onStart: () => void
    onPause: () => void
    onAnother: () => Promise<void>
  }
}

function StepContent({ step, run, items, sending, acts }: StepContentProps) {
  if (step === 'files' || !run) return <FilesStep run={run} sending={sending} {...acts} />
  const phase = workingState(run)
  if (phase === 'trying' || phase === 'taking_back') return <Working run={run} phase={phase} />
  if (step === 'kinds') return <KindsStep run={run} {...acts} />
  if (step === 'trial') return <TrialStep run={run} items={items} {...acts} />
  if (step === 'run') return <RunStep run={run} {...acts} />
  return <ReportStep run={run} items={items} {...acts} />
}

function Failure({ run: { failure, started_by, started_at } }: { run: ImportResponse }) {
  const words = useWords(moveInWords)
  const { translate } = useLocale()
  return (
    <>
      <p className={styles.hint}>
        <SentenceWithTime sentence={words.startedBy(started_by.name)} time={started_at} />
      </p>
      {failure !== null && (
        <FormAlert title={words.failure}>
          <p>{translate(failure)}</p>
        </FormAlert>
      )}
    </>
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

function useActs(run: ImportResponse | undefined) {
  const { revalidate } = useRevalidator()
  const [isActing, setActing] = useState(false)

  async function act(action: ImportAction) {
    if (!run) return
    setActing(true)
    const answer = await client(importsApi).act(run.id, action)
    if (!answer.ok) showFailure(answer)
    await revalidate()
    setActing(false)
  }

  async function begin() {
    const answer = await client(importsApi).begin()
    if (!answer.ok) showFailure(answer)
    await revalidate()
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

/** Whoever works elsewhere on the page keeps the focus there. */
function useFocusOnStep(opened: StepName) {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(opened)
  useEffect(() => {
    if (shown.current === opened) return
    shown.current = opened
    const { activeElement, body } = document
    const isHere = activeElement === body || list.current?.contains(activeElement)
    if (isHere) list.current?.querySelector<HTMLElement>('[data-state=open] h2')?.focus()
  }, [opened])
  return list
}
