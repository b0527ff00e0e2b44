import { Link, TooltipTrigger } from 'react-aria-components'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Progress } from '../../domain/sections/overview.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useLocale, useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import styles from './drawer.module.css'

type Counted = 'unread' | 'behind' | 'forYou'

export function EntryCount({ counts }: { counts: Partial<Record<Counted, number>> }) {
  const words = useWords(layoutWords)
  const { locale } = useLocale()
  const known = Object.entries(counts).filter(([, count]) => count > 0)
  if (known.length === 0) return null
  const said = known.map(([of, count]) => words[of as Counted](count))
  return (
    <span className={styles.unread}>
      <span className="num" aria-hidden="true">
        {sum(known.map(([, count]) => count))}
      </span>
      <span className="sr">{new Intl.ListFormat(locale).format(said)}</span>
    </span>
  )
}

type MissingTextsProps = {
  progress: Record<LanguageCode, Progress>
  path: string
  isList: boolean
}

export function MissingTexts({ progress, path, isList }: MissingTextsProps) {
  const words = useWords(layoutWords)
  const { locale, nameOf } = useLocale()
  const languages = Object.entries(progress)
  const done = sum(languages.map(([, { done }]) => done))
  const total = sum(languages.map(([, { total }]) => total))
  if (done === total) return null
  const parts = languages.map(([language, progress]) =>
    words.written(nameOf(language), Math.floor(100 * writtenShare(progress))),
  )
  const [worst = ''] =
    languages.toSorted(([, one], [, other]) => writtenShare(one) - writtenShare(other))[0] ?? []
  const said = words.progress(new Intl.ListFormat(locale, { type: 'unit' }).format(parts))
  const label = isList ? words.showMissing(said, nameOf(worst)) : said
  const share = `${done / total}turn`
  const ring = `conic-gradient(var(--warning) ${share}, var(--border) ${share})`
  return (
    <TooltipTrigger delay={300}>
      <Link
        className={styles.missing ?? ''}
        aria-label={label}
        href={isList ? `${path}?missing=${worst}` : path}
      >
        <span className={styles.meter} style={{ backgroundImage: ring }} />
      </Link>
      <Tooltip placement="end">{label}</Tooltip>
    </TooltipTrigger>
  )
}

function writtenShare({ done, total }: Progress): number {
  return total === 0 ? 1 : done / total
}

function sum(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
