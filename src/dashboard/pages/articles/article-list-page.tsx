import { IconPlus } from '@tabler/icons-react'
import { Fragment, useEffect } from 'react'
import { redirect } from 'react-router'
import type { ArticleSection } from '../../../domain/article.ts'
import { messages } from '../../../domain/messages.ts'
import { type Pagination, pageSizes } from '../../../domain/pagination.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useOwnSectionName } from '../../app/shell/use-page-names.ts'
import { shellWords } from '../../app/shell/words.ts'
import { articleWords } from './words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { Pager } from '../../kit/list/pager.tsx'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import table from '../../kit/list/table.module.css'
import type { Route } from './+types/article-list-page.ts'
import { ArticleToolbar, filterOf } from './article-toolbar.tsx'
import { type ArticleRow, rowsOf } from './article-row.ts'
import { ArticleTable } from './article-table.tsx'
import { NoArticles, NothingFound } from './no-articles.tsx'
import { listPath, sectionOf } from '../../app/shell/section-of.ts'
import { useArticleRemoval } from './use-article-removal.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  const section = sectionOf(url.pathname)
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const filter = filterOf(url.searchParams)
  const result = await client().articles.list(section, {
    page,
    limit: pageSizes.dashboard,
    ...filter,
  })
  if (!result.ok) return { section, filter, failure: result.message }
  const { content, pagination } = result.value
  if (page > pagination.last_page) {
    url.searchParams.set('page', String(pagination.last_page))
    throw redirect(url.search)
  }
  return { section, filter, list: { rows: rowsOf(content.articles), pagination } }
}

export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(articleWords)
  const ownName = useOwnSectionName()
  const { section, filter, list, failure } = loaderData
  const isFiltered = filter.q !== undefined || filter.missing !== undefined
  return (
    <>
      <PageHead
        title={ownName(section) ?? shell.sections[section].list}
        badge={list && <CountBadge count={list.pagination.total} name={words.of[section].count} />}
      >
        <LinkButton
          look="primary"
          to={`${listPath(section)}/new`}
          icon={<IconPlus size={18} aria-hidden="true" />}
        >
          {words.list.addNew}
        </LinkButton>
      </PageHead>
      <Fragment key={section}>
        {(isFiltered || !list || list.rows.length > 0) && (
          <ArticleToolbar section={section} {...filter} />
        )}
        {failure && <NotFetched reason={failure} />}
        {list && <List section={section} isFiltered={isFiltered} {...list} />}
      </Fragment>
    </>
  )
}

type ListProps = {
  section: ArticleSection
  isFiltered: boolean
  rows: ArticleRow[]
  pagination: Pagination
}

function List({ section, isFiltered, rows, pagination }: ListProps) {
  const removal = useArticleRemoval(section)
  const firstNumber = (pagination.current_page - 1) * pageSizes.dashboard + 1
  if (rows.length === 0) return <Nothing section={section} isFiltered={isFiltered} />
  return (
    <div className={table.card}>
      <ArticleTable {...{ section, rows, firstNumber, removal }} />
      <Pager pagination={pagination} pageSize={pageSizes.dashboard} />
    </div>
  )
}

function Nothing({ section, isFiltered }: Pick<ListProps, 'section' | 'isFiltered'>) {
  return isFiltered ? <NothingFound section={section} /> : <NoArticles section={section} />
}

function NotFetched({ reason }: { reason: string }) {
  const { translate } = useLocale()
  useEffect(() => showToast('error', messages.articlesNotFetched), [])
  return <FailurePanel title={translate(messages.articlesNotFetched)} reason={reason} />
}
