import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import type { PageListItem } from '../../../contract/pages.ts'
import type { Completeness } from '../../../domain/article.ts'
import { type LanguageCode, pathInLanguage } from '../../../domain/language.ts'
import { homePageId } from '../../../domain/page.ts'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import { shellWords } from '../../app/shell/words.ts'
import { StateBadge } from '../../editor/languages/state-badge.tsx'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import table from '../../kit/list/table.module.css'
import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './page-list.module.css'
import { editPath } from '../../app/shell/page-path.ts'
import { pageWords } from './words.ts'

type RowProps = { page: PageListItem }

const isHome = ({ id }: PageListItem) => id === homePageId

/** A name to know a page by: in the chosen language, else in any. */
export function usePageName() {
  const words = useWords(pageWords)
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  return function nameOfPage(page: PageListItem): string {
    if (isHome(page)) return words.home
    return codes.map((code) => page.title[code]).find(Boolean) ?? words.untitled
  }
}

export function PageTitle({ page }: RowProps) {
  const nameOfPage = usePageName()
  return (
    <Link to={editPath(page.id)}>
      <bdi>{nameOfPage(page)}</bdi>
    </Link>
  )
}

/** As it is read, not as it travels, from left to right. */
export function PageAddress({ page }: RowProps) {
  const address = useAddressOf(page)
  return (
    <bdi dir="ltr" className={styles.slug}>
      {address}
    </bdi>
  )
}

/** The home page has its languages from the sections. */
export function PageLanguages({ page }: RowProps) {
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst()
  if (isHome(page)) return null
  return (
    <ul className={styles.badges}>
      {languages.map(({ code }) => (
        <li key={code}>
          <StateBadge state={stateIn(page, code)} name={nameOf(code)} shown={code} />
        </li>
      ))}
    </ul>
  )
}

export function PageState({ page }: RowProps) {
  const words = useWords(pageWords)
  const { status, listed } = page
  return (
    <span className={styles.state}>
      <StatusBadge look={status === 'published' ? 'good' : 'off'} name={words.states[status]} />
      {!listed && <small>{words.unlisted}</small>}
    </span>
  )
}

export function LastChange({ page: { changed } }: RowProps) {
  const words = useWords(pageWords)
  if (!changed) return <span className={styles.menus}>{words.neverChanged}</span>
  return (
    <span className={styles.changed}>
      <Timestamp date={changed.at} />
      <small>
        <bdi>{changed.by.name}</bdi>
      </small>
    </span>
  )
}

/** Edit, see and delete, each named after its page; the home page stays. */
export function PageActions({ page, onRemove }: RowProps & { onRemove: () => void }) {
  const words = useWords(pageWords)
  const shell = useWords(shellWords)
  const navigate = useNavigate()
  const title = usePageName()(page)
  const address = useAddressOf(page)
  return (
    <div className={table.actions}>
      <IconButton label={words.editNamed(title)} onPress={() => void navigate(editPath(page.id))}>
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {page.status === 'published' && (
        <IconLink label={`${words.viewOnSite(title)} (${shell.newTab})`} href={address}>
          <IconExternalLink className="flip" size={18} stroke={1.75} aria-hidden="true" />
        </IconLink>
      )}
      {!isHome(page) && (
        <IconButton isDangerous label={words.deleteNamed(title)} onPress={onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

/** In the chosen language, else in one that has it. */
function useAddressOf(page: PageListItem): string {
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const language = codes.find((code) => page.slugs[code]) ?? codes[0] ?? ''
  return pathInLanguage(language, isHome(page) ? '/' : `/${page.slugs[language] ?? ''}`)
}

function stateIn({ title, unwritten }: PageListItem, language: LanguageCode): Completeness {
  if (!title[language]) return 'missing'
  return unwritten.includes(language) ? 'partial' : 'complete'
}
