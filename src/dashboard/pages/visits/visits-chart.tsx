import type { VisitsOfDay } from '../../../domain/visit.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { Counts } from './count-table.tsx'
import { barsOf, sumOf } from './periods.ts'
import styles from './visits.module.css'
import { visitWords } from './words.ts'
import table from '../../kit/list/table.module.css'

/** Time goes as the interface is read. The table has the same figures. */
export function VisitsChart({ days }: { days: VisitsOfDay[] }) {
  const words = useWords(visitWords)
  const bars = barsOf(days)
  const sum = sumOf(days)
  const top = Math.max(...bars.map(({ views }) => views))
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <section className={`${table.card} ${styles.part} ${styles.wide}`}>
      <h2>{words.byDay}</h2>
      <figure className={styles.chart}>
        <figcaption>
          <span data-of="views">{words.viewCount(sum.views)}</span>
          <span data-of="visits">{words.visitCount(sum.visits)}</span>
        </figcaption>
        <p className="num" aria-hidden="true">
          {top.toLocaleString('en-US')}
        </p>
        <svg aria-hidden="true" viewBox={`0 0 ${bars.length} ${top}`} preserveAspectRatio="none">
          {bars.map((bar, index) => (
            <Bar key={bar.day} {...bar} index={index} top={top} />
          ))}
        </svg>
        <div className={styles.axis}>
          {first && <Day day={first.day} />}
          {last && <Day day={last.day} />}
        </div>
      </figure>
      <details className={styles.figures}>
        <summary>{words.figures}</summary>
        <Counts
          title={words.byDay}
          column={words.day}
          rows={bars.map((bar) => ({ ...bar, key: bar.day, name: <Day day={bar.day} /> }))}
        />
      </details>
    </section>
  )
}

type BarProps = VisitsOfDay & { index: number; top: number }

function Bar({ day, views, visits, index, top }: BarProps) {
  const words = useWords(visitWords)
  return (
    <g>
      <title>{`${dayName(day)}: ${words.viewCount(views)} · ${words.visitCount(visits)}`}</title>
      <rect data-of="views" x={index + 0.15} width={0.7} y={top - views} height={views} />
      <rect data-of="visits" x={index + 0.3} width={0.4} y={top - visits} height={visits} />
    </g>
  )
}

const whole = { year: 'numeric', month: 'short', timeZone: 'UTC' } as const
const months = new Intl.DateTimeFormat('en-US', whole)
const days = new Intl.DateTimeFormat('en-US', { ...whole, day: 'numeric' })
const lengthOfMonth = '2025-11'.length

/** `Nov 3, 2025`, of a month `Nov 2025`, in every language (K-08). */
function dayName(day: string): string {
  return (day.length === lengthOfMonth ? months : days).format(new Date(day))
}

function Day({ day }: { day: string }) {
  return (
    <time dateTime={day}>
      <bdi dir="ltr" className="num">
        {dayName(day)}
      </bdi>
    </time>
  )
}
