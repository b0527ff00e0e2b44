import { Link, useNavigate } from 'react-router'
import { type ArticleSection, sectionPaths } from '../../../domain/articles/article.ts'
import { contentPreview } from '../../../domain/articles/change-article.ts'
import { plainText } from '../../../domain/articles/excerpt.ts'
import { pathInLanguage } from '../../../domain/languages/language.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ShortDate } from '../../../ui/short-date.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { listPath, previewing } from '../../app/shell/page-path.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { UnsavedBadge } from '../../editor/document/unsaved-badge.tsx'
import { StateBadges } from '../../editor/languages/state-badge.tsx'
import type { Column, Line } from '../../kit/list/list-parts.ts'
import { RowActions } from '../../kit/list/row-actions.tsx'
import styles from './article-list.module.css'
import { type ArticleRow, badgeOf } from './article-row.ts'
import { useDuplicateArticle } from './use-duplicate-article.ts'
import { articleWords } from './words.ts'

export function useArticleColumns(section: ArticleSection): Column<ArticleRow>[] {
  const { list: words } = useWords(articleWords)
  return [
    {
      name: words.number,
      className: `${styles.number} num`,
      render: (_row, { number }) => number,
    },
    {
      name: words.image,
      render: ({ picture }) => (
        <Picture className={styles.thumbnail} picture={picture} alt="" sizes="5rem" />
      ),
    },
    {
      name: words.title,
      className: styles.title,
      isHeading: true,
      render: (row) => (
        <>
          <ArticleTitle section={section} row={row} />
          {row.isUnsaved && <UnsavedBadge />}
        </>
      ),
    },
    {
      name: words.content,
      className: styles.preview,
      render: (row) => <ContentPreview row={row} />,
    },
    {
      name: words.translations,
      render: (row) => <Translations section={section} row={row} />,
    },
    {
      name: words.created,
      className: styles.date,
      render: (row) => <ShortDate date={row.created_at} />,
    },
    {
      name: words.actions,
      render: (_row, line) => <ArticleActions section={section} line={line} />,
    },
  ]
}

type ArticleCardProps = { section: ArticleSection; line: Line<ArticleRow> }

export function ArticleCard({ section, line }: ArticleCardProps) {
  const { row, number, select } = line
  return (
    <>
      <Picture className={styles.cardThumbnail} picture={row.picture} alt="" sizes="6rem" />
      <div className={styles.cardText}>
        <p className={styles.cardTitle}>
          <ArticleTitle section={section} row={row} />
        </p>
        {row.isUnsaved && <UnsavedBadge />}
        <p className={styles.cardPreview}>
          <ContentPreview row={row} />
        </p>
        <Translations section={section} row={row} />
      </div>
      <div className={styles.cardFoot}>
        {select}
        <span className={styles.cardFacts}>
          <span className="num">{number}</span>
          <ShortDate date={row.created_at} />
        </span>
        <ArticleActions section={section} line={line} />
      </div>
    </>
  )
}

export function useArticleName(): (row: ArticleRow) => string {
  const words = useWords(articleWords)
  return (row) => row.knownTitle || words.list.untitled
}

type RowProps = { section: ArticleSection; row: ArticleRow }

function ArticleTitle({ section, row }: RowProps) {
  const words = useWords(articleWords)
  const { title, reader, knownTitle } = row
  const address = `${listPath(section)}/${row.id}`
  if (title) {
    return (
      <Link to={address}>
        <bdi lang={reader}>{title}</bdi>
      </Link>
    )
  }
  return (
    <Link to={address} className={styles.untitled}>
      <span>{words.list.untitled}</span>
      <small>
        <bdi>{knownTitle}</bdi>
      </small>
    </Link>
  )
}

function ContentPreview({ row: { content, reader } }: { row: ArticleRow }) {
  const preview = contentPreview(content)
  const isCut = preview !== plainText(content)
  return (
    <bdi lang={reader} className={isCut ? styles.cut : ''}>
      {preview.trimEnd()}
    </bdi>
  )
}

function Translations({ section, row }: RowProps) {
  const name = useArticleName()(row)
  const path = `${listPath(section)}/${row.id}`
  return (
    <div className={styles.badges}>
      <StateBadges stateIn={(code) => badgeOf(row, code)} editor={{ name, path }} />
    </div>
  )
}

function ArticleActions({ section, line: { row, remove } }: ArticleCardProps) {
  const words = useWords(articleWords)
  const language = row.reader
  const navigate = useNavigate()
  const name = useArticleName()(row)
  const address = `${listPath(section)}/${row.id}`
  const duplicate = useDuplicateArticle(section, row.id)
  const isPublished = useLanguages().some(
    ({ code, status }) => code === language && status === 'published',
  )
  const isShown = isPublished && row.isOnSite
  return (
    <RowActions
      name={name}
      onEdit={() => void navigate(address)}
      view={
        isShown && {
          label: words.viewOnSite(name),
          href: pathInLanguage(language, `/${sectionPaths[section]}/${row.id}`),
        }
      }
      preview={
        !isShown && {
          label: words.previewNamed(name),
          open: () => void navigate(`${address}?${previewing}`),
        }
      }
      onDuplicate={duplicate}
      onRemove={remove}
    />
  )
}
