import type { Progress } from '../../domain/overview.ts'
import { useLocale, useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import type { PageName } from '../app/shell/menu.ts'
import styles from './entry-state.module.css'
import { useOverview } from '../app/shell/overview.ts'

/** What of a page waits for somebody: messages that are not read, texts that are missing. */
export function EntryState({ page }: { page: PageName }) {
  const overview = useOverview()
  if (!overview) return null
  if (page === 'inbox') return <Unread count={overview.counts.unread_messages} />
  if (page === 'trash' || page === 'users' || page === 'languages') return null
  return <Meter progress={overview.sections[page]} />
}

function Unread({ count }: { count: number }) {
  const words = useWords(layoutWords)
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      <span className="num" aria-hidden="true">
        {count}
      </span>
      <span className="sr">{words.unread(count)}</span>
    </span>
  )
}

/** How much of the texts of all languages is written; nothing where nothing is missing. */
function Meter({ progress }: { progress: Record<string, Progress> }) {
  const words = useWords(layoutWords)
  const { locale, nameOf } = useLocale()
  const done = sum(Object.values(progress).map(({ done }) => done))
  const total = sum(Object.values(progress).map(({ total }) => total))
  if (done === total) return null
  const parts = Object.entries(progress).map(([language, { done, total }]) =>
    words.written(nameOf(language), Math.floor((100 * done) / total)),
  )
  const share = `${done / total}turn`
  const ring = `conic-gradient(var(--warning) ${share}, var(--border) ${share})`
  const name = new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
  return (
    <span className={styles.meter} style={{ backgroundImage: ring }} title={name}>
      <span className="sr">{name}</span>
    </span>
  )
}

function sum(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
