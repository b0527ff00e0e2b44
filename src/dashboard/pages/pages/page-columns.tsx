import { Link, useNavigate } from 'react-router'
import type { PageListItem } from '../../../contract/pages.ts'
import type { Completeness } from '../../../domain/articles/article.ts'
import { type LanguageCode, pathInLanguage } from '../../../domain/languages/language.ts'
import { homePageId } from '../../../domain/pages/page.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { editPath } from '../../app/shell/page-path.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { UnsavedBadge } from '../../editor/document/unsaved-badge.tsx'
import { StateBadges } from '../../editor/languages/state-badge.tsx'
import { LastChange } from '../../kit/list/last-change.tsx'
import type { Column, Line } from '../../kit/list/list-parts.ts'
import { RowActions } from '../../kit/list/row-actions.tsx'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import { useDuplicatePage } from './use-duplicate-page.ts'
import { pageWords } from './words.ts'
import rows from '../../kit/list/list.module.css'
import styles from './pages.module.css'

type PageRow = PageListItem & { isUnsaved?: boolean }
type PageProps = { page: PageListItem }

const isHome = ({ id }: PageListItem) => id === homePageId

export function usePageColumns(): Column<PageRow>[] {
  const { columns: words, neverChanged } = useWords(pageWords)
  return [
    {
      name: words.title,
      className: rows.title,
      isHeading: true,
      render: (page) => (
        <>
          <PageTitle page={page} />
          {page.isUnsaved && <UnsavedBadge />}
        </>
      ),
    },
    {
      name: words.address,
      className: styles.address,
      render: (page) => <PageAddress page={page} />,
    },
    { name: words.languages, render: (page) => <PageLanguages page={page} /> },
    { name: words.state, render: (page) => <PageState page={page} /> },
    { name: words.menus, render: (page) => <Menus page={page} /> },
    {
      name: words.changed,
      className: styles.changed,
      render: ({ changed }) => <LastChange changed={changed} never={neverChanged} />,
    },
    { name: words.actions, render: (_page, line) => <PageActions {...line} /> },
  ]
}

export function PageCard({ line }: { line: Line<PageRow> }) {
  const { neverChanged } = useWords(pageWords)
  const { row: page } = line
  return (
    <>
      <p className={rows.title}>
        <PageTitle page={page} />
      </p>
      {page.isUnsaved && <UnsavedBadge />}
      <PageAddress page={page} />
      <p className={rows.states}>
        <PageState page={page} />
        <Menus page={page} />
      </p>
      <PageLanguages page={page} />
      <div className={rows.foot}>
        <LastChange changed={page.changed} never={neverChanged} />
        <PageActions {...line} />
      </div>
    </>
  )
}

export function usePageName() {
  const words = useWords(pageWords)
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  return function nameOfPage(page: PageListItem): string {
    if (isHome(page)) return words.home
    return codes.map((code) => page.title[code]).find(Boolean) ?? words.untitled
  }
}

function PageTitle({ page }: PageProps) {
  const nameOfPage = usePageName()
  return (
    <Link to={editPath(page.id)}>
      <bdi>{nameOfPage(page)}</bdi>
    </Link>
  )
}

/** The address is as people read it, not as it travels, from left to right. */
function PageAddress({ page }: PageProps) {
  const address = useAddressOf(page)
  return (
    <bdi dir="ltr" className={styles.slug}>
      {address}
    </bdi>
  )
}

function PageLanguages({ page }: PageProps) {
  const name = usePageName()(page)
  if (isHome(page)) return null
  return (
    <StateBadges
      stateIn={(code) => stateIn(page, code)}
      editor={{ name, path: editPath(page.id) }}
    />
  )
}

function PageState({ page: { status, listed } }: PageProps) {
  const words = useWords(pageWords)
  return (
    <span className={styles.state}>
      <StatusBadge look={status === 'published' ? 'good' : 'off'} name={words.states[status]} />
      {!listed && <small>{words.unlisted}</small>}
    </span>
  )
}

function Menus({ page }: PageProps) {
  const words = useWords(pageWords)
  return <span className={rows.hint}>{page.in_menus ? words.inMenus : words.inNoMenu}</span>
}

function PageActions({ row: page, remove }: Line<PageListItem>) {
  const words = useWords(pageWords)
  const navigate = useNavigate()
  const name = usePageName()(page)
  const href = useAddressOf(page)
  const duplicate = useDuplicatePage(page.id)
  return (
    <RowActions
      name={name}
      onEdit={() => void navigate(editPath(page.id))}
      view={page.status === 'published' && { label: words.viewOnSite(name), href }}
      onDuplicate={!isHome(page) && duplicate}
      onRemove={!isHome(page) && remove}
    />
  )
}

function useAddressOf(page: PageListItem): string {
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const language = codes.find((code) => page.slugs[code]) ?? codes[0] ?? ''
  return pathInLanguage(language, isHome(page) ? '/' : `/${page.slugs[language] ?? ''}`)
}

function stateIn({ title, unwritten }: PageListItem, language: LanguageCode): Completeness {
  if (!title[language]) return 'missing'
  return unwritten.includes(language) ? 'partial' : 'complete'
}
