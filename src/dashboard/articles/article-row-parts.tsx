import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { type ArticleSection, contentPreview } from '../../domain/article.ts'
import { plainText } from '../../domain/excerpt.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useInterface } from '../interface.tsx'
import styles from './article-list.module.css'
import { type ArticleRow, knownTitle } from './article-row.ts'
import { listPath } from './section-of.ts'

export type RowProps = {
  section: ArticleSection
  row: ArticleRow
  number: number
  onRemove: (row: ArticleRow) => void
}

type ArticleTitleProps = Pick<RowProps, 'section' | 'row'>

/** The title in the chosen language; where it has none, that is said beside the one it is known by. */
export function ArticleTitle({ section, row }: ArticleTitleProps) {
  const { language, words } = useInterface()
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
  const { language } = useInterface()
  const content = row.texts[language]?.content ?? ''
  const preview = contentPreview(content)
  const isCut = preview !== plainText(content)
  return (
    <bdi lang={language} className={isCut ? styles.cut : ''}>
      {preview}
    </bdi>
  )
}

/** Edit and delete, each named after its article. */
export function RowActions({ section, row, onRemove }: Omit<RowProps, 'number'>) {
  const { language, words } = useInterface()
  const navigate = useNavigate()
  const title = knownTitle(row, language) || words.list.untitled
  return (
    <div className={styles.actions}>
      <IconButton
        label={words.list.editNamed(title)}
        onPress={() => void navigate(`${listPath(section)}/${row.id}`)}
      >
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton isDangerous label={words.list.deleteNamed(title)} onPress={() => onRemove(row)}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
