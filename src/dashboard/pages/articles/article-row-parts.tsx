import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { type ArticleSection, sectionPaths } from '../../../domain/article.ts'
import { contentPreview } from '../../../domain/change-article.ts'
import { plainText } from '../../../domain/excerpt.ts'
import { pathInLanguage } from '../../../domain/language.ts'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { shellWords } from '../../app/shell/words.ts'
import { useLanguages } from '../../app/shell/use-languages.ts'
import { type Selectable, SelectRow } from '../../kit/selection/select-row.tsx'
import table from '../../kit/list/table.module.css'
import styles from './article-list.module.css'
import { type ArticleRow, knownTitle } from './article-row.ts'
import { listPath } from '../../app/shell/section-of.ts'

export type RowProps = Selectable & {
  section: ArticleSection
  row: ArticleRow
  number: number
  onRemove: () => void
}

type ArticleTitleProps = Pick<RowProps, 'section' | 'row'>

/** The title in the chosen language; where it has none, that is said beside the one it is known by. */
export function ArticleTitle({ section, row }: ArticleTitleProps) {
  const words = useWords(articleWords)
  const { language } = useLocale()
  const title = row.texts[language]?.title
  const address = `${listPath(section)}/${row.id}`
  if (title) {
    return (
      <Link to={address}>
        <bdi lang={language}>{title}</bdi>
      </Link>
    )
  }
  return (
    <Link to={address} className={styles.untitled}>
      <span>{words.list.untitled}</span>
      <small>
        <bdi>{knownTitle(row, language)}</bdi>
      </small>
    </Link>
  )
}

/** The first characters of the content in the chosen language. */
export function ContentPreview({ row }: Pick<RowProps, 'row'>) {
  const { language } = useLocale()
  const content = row.texts[language]?.content ?? ''
  const preview = contentPreview(content)
  const isCut = preview !== plainText(content)
  return (
    <bdi lang={language} className={isCut ? styles.cut : ''}>
      {preview.trimEnd()}
    </bdi>
  )
}

export function SelectArticle({ row, ...selectable }: RowProps) {
  const words = useWords(articleWords)
  const { language } = useLocale()
  return <SelectRow name={knownTitle(row, language) || words.list.untitled} {...selectable} />
}

/** Edit and delete, each named after its article. */
export function RowActions({ section, row, onRemove }: RowProps) {
  const words = useWords(articleWords)
  const shell = useWords(shellWords)
  const { language } = useLocale()
  const navigate = useNavigate()
  const title = knownTitle(row, language) || words.list.untitled
  const isPublished = useLanguages().some(
    ({ code, status }) => code === language && status === 'published',
  )
  const isPublic = isPublished && row.texts[language]?.title
  return (
    <div className={table.actions}>
      <IconButton
        label={words.list.editNamed(title)}
        onPress={() => void navigate(`${listPath(section)}/${row.id}`)}
      >
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {isPublic && (
        <IconLink
          label={`${words.viewOnSite(title)} (${shell.newTab})`}
          href={pathInLanguage(language, `/${sectionPaths[section]}/${row.id}`)}
        >
          <IconExternalLink className="flip" size={18} stroke={1.75} aria-hidden="true" />
        </IconLink>
      )}
      <IconButton isDangerous label={words.list.deleteNamed(title)} onPress={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
