import { useSearchParams } from 'react-router'
import { visitsApi } from '../../../api/client/visits-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { SegmentedChoice } from '../../kit/fields/choices.tsx'
import type { Route } from './+types/visits-page.ts'
import { periodIn, periods, sumOf } from './periods.ts'
import styles from './visits.module.css'
import { visitWords } from './words.ts'
import type { VisitedPage, VisitsResponse } from '../../../contract/visits.ts'
import { otherHosts, unknownHost } from '../../../domain/visit.ts'
import { OwnMark } from '../../kit/own-mark.tsx'
import { CountTable } from './count-table.tsx'
import { VisitsChart } from './visits-chart.tsx'
import { directionOf } from '../../../domain/languages/language.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import table from '../../kit/list/table.module.css'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return client(visitsApi).get(periodIn(new URL(request.url).searchParams))
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

function VisitsView({ visits }: { visits: VisitsResponse }) {
  const words = useWords(visitWords)
  const { nameOf } = useLocale()
  if (sumOf(visits.days).views === 0) return <NoVisits />
  return (
    <div className={styles.parts}>
      <VisitsChart days={visits.days} />
      <CountTable
        title={words.pages}
        column={words.page}
        rows={visits.pages.map((page) => ({
          ...page,
          key: page.subject,
          name: <VisitedPageLink places={page.places} />,
        }))}
      />
      <CountTable
        title={words.languages}
        column={words.language}
        rows={visits.languages.map((counted) => ({
          ...counted,
          key: counted.language,
          name: nameOf(counted.language),
        }))}
      />
      <CountTable
        title={words.hosts}
        column={words.from}
        rows={visits.hosts.map((counted) => ({
          ...counted,
          key: counted.host,
          name: <Host host={counted.host} />,
        }))}
      />
    </div>
  )
}

function Host({ host }: { host: string }) {
  const words = useWords(visitWords)
  if (host === unknownHost) return words.unknown
  if (host === otherHosts) return words.other
  return <bdi dir="ltr">{host}</bdi>
}

function NoVisits() {
  const words = useWords(visitWords)
  return (
    <div className={table.card}>
      <div className={table.none}>
        <OwnMark className={table.mark} />
        <h2>{words.nothing}</h2>
        <p>{words.nothingHint}</p>
      </div>
    </div>
  )
}

function VisitedPageLink({ places }: Pick<VisitedPage, 'places'>) {
  const { language } = useLocale()
  const { newTab } = useWords(shellWords)
  const shown = places[language] ? language : (Object.keys(places)[0] ?? language)
  const { path, title } = places[shown] ?? { path: '/', title: '' }
  return (
    <a href={path} target="_blank" rel="noopener">
      <bdi lang={shown} dir={directionOf(shown)}>
        {title}
      </bdi>
      <span className="sr"> ({newTab})</span>
    </a>
  )
}
