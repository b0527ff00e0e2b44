import { useSearchParams } from 'react-router'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { SegmentedChoice } from '../../kit/fields/segmented-choice.tsx'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import type { Route } from './+types/visits-page.ts'
import { periodIn, periods } from './periods.ts'
import { VisitsView } from './visits-view.tsx'
import styles from './visits.module.css'
import { visitWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return client().visits.get(periodIn(new URL(request.url).searchParams))
}

export default function VisitsPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useWords(shellWords)
  const words = useWords(visitWords)
  return (
    <>
      <PageHead title={pages.visits}>
        <PeriodChoice />
      </PageHead>
      <p className={styles.note}>{words.note}</p>
      {loaderData.ok ? (
        <VisitsView visits={loaderData.value} />
      ) : (
        <FailurePanel title={words.failed} reason={loaderData.message} />
      )}
    </>
  )
}

function PeriodChoice() {
  const words = useWords(visitWords)
  const [parameters, setParameters] = useSearchParams()
  return (
    <SegmentedChoice
      label={words.period}
      options={periods.map((days) => ({ key: String(days), name: words.days(days) }))}
      chosen={String(periodIn(parameters))}
      onChoose={(days) => setParameters({ days })}
    />
  )
}
