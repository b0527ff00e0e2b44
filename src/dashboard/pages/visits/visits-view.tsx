import type { VisitsResponse } from '../../../contract/visits.ts'
import { otherHosts, unknownHost } from '../../../domain/visit.ts'
import { OwnMark } from '../../kit/own-mark.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import table from '../../kit/list/table.module.css'
import { CountTable } from './count-table.tsx'
import { sumOf } from './periods.ts'
import { VisitedPageLink } from './visited-page-link.tsx'
import { VisitsChart } from './visits-chart.tsx'
import styles from './visits.module.css'
import { visitWords } from './words.ts'

export function VisitsView({ visits }: { visits: VisitsResponse }) {
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
