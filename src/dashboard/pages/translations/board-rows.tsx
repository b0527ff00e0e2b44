import { useRevalidator } from 'react-router'
import { Link } from 'react-router'
import { coverageApi } from '../../../api/client/coverage-api.ts'
import type { CoveredContent } from '../../../contract/coverage.ts'
import { completeCell } from '../../../domain/documents/coverage.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import { showToast } from '../../app/toast-queue.ts'
import { badgeOfCell } from '../../editor/languages/badge-of-cell.ts'
import { StateBadge } from '../../editor/languages/state-badge.tsx'
import { fieldWords } from '../../editor/languages/words.ts'
import type { Column } from '../../kit/list/list-parts.ts'
import { MoreMenu } from '../../kit/more-menu.tsx'
import { contentPath } from './content-path.ts'
import styles from './translations.module.css'
import { useKindNames } from './use-kind-names.ts'
import { translationsWords } from './words.ts'

export type BoardRow = CoveredContent & { id: number }

export function useBoardColumns(): Column<BoardRow>[] {
  const words = useWords(translationsWords)
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst()
  return [
    {
      name: words.content,
      className: styles.content,
      isHeading: true,
      render: (row) => <ContentTitle row={row} />,
    },
    ...languages.map(({ code }) => ({
      name: nameOf(code),
      render: (row: BoardRow) => <BoardCell row={row} language={code} />,
    })),
    { name: words.actions, render: (row) => <ContentMenu row={row} /> },
  ]
}

export function ContentCard({ row }: { row: BoardRow }) {
  const { nameOf } = useLocale()
  return (
    <>
      <div className={styles.cardHead}>
        <p className={styles.content}>
          <ContentTitle row={row} />
        </p>
        <ContentMenu row={row} />
      </div>
      <ul className={styles.cardCells}>
        {useLanguagesChosenFirst().map(({ code }) => (
          <li key={code}>
            <span className={styles.note}>{nameOf(code)}</span>
            <BoardCell row={row} language={code} />
          </li>
        ))}
      </ul>
    </>
  )
}

function useContentName(): (row: CoveredContent) => string {
  const words = useWords(translationsWords)
  const { language } = useLocale()
  const pages = usePageNames()
  return ({ kind, subject, title }) => {
    if (kind === 'sections')
      return subject in pages ? pages[subject as keyof typeof pages] : subject
    if (kind === 'pages' && subject === '1') return words.homePage
    return title[language] || Object.values(title).find(Boolean) || words.untitled
  }
}

function ContentTitle({ row }: { row: BoardRow }) {
  const name = useContentName()(row)
  const kinds = useKindNames()
  return (
    <>
      <Link to={contentPath(row)}>
        <bdi>{name}</bdi>
      </Link>
      <small className={styles.kind}>{kinds[row.kind]}</small>
    </>
  )
}

type BoardCellProps = { row: BoardRow; language: LanguageCode }

function BoardCell({ row, language }: BoardCellProps) {
  const fields = useWords(fieldWords)
  const words = useWords(translationsWords)
  const { nameOf, locale } = useLocale()
  const name = useContentName()(row)
  const { states, at, from, words: count } = row.cells[language] ?? completeCell(language)
  if (states.includes('left-out')) {
    return <span className={styles.note}>{words.states['left-out']}</span>
  }
  const said = states.length === 0 ? [words.complete] : states.map((one) => words.states[one])
  const all = new Intl.ListFormat(locale, { type: 'unit' }).format(said)
  return (
    <div className={styles.cell}>
      <Link to={contentPath(row, at)} aria-label={fields.cell(name, nameOf(language), all)}>
        <StateBadge state={badgeOfCell(states)} />
      </Link>
      {from !== null && (
        <small className={styles.note}>{words.toTranslate(count, nameOf(from))}</small>
      )}
    </div>
  )
}

function ContentMenu({ row }: { row: BoardRow }) {
  const words = useWords(translationsWords)
  const { nameOf, translate } = useLocale()
  const name = useContentName()(row)
  const { revalidate } = useRevalidator()
  const { kind, subject, cells } = row

  async function leaveOut(language: LanguageCode, left_out: boolean) {
    const { ok, ...result } = await client(coverageApi).leaveOut({
      kind,
      subject,
      language,
      left_out,
    })
    if (!ok) showToast('error', translate('message' in result ? result.message : ''))
    await revalidate()
  }

  const items = useLanguagesChosenFirst().flatMap(({ code }) => {
    const states = cells[code]?.states ?? []
    if (states.includes('left-out')) {
      return [{ name: words.needed(nameOf(code)), run: () => void leaveOut(code, false) }]
    }
    if (!states.includes('missing')) return []
    return [{ name: words.notNeeded(nameOf(code)), run: () => void leaveOut(code, true) }]
  })
  if (items.length === 0) return null
  return <MoreMenu label={words.more(name)} items={items} />
}
