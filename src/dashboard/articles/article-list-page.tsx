import { IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { redirect, useRevalidator } from 'react-router'
import type { ArticleSection } from '../../domain/article.ts'
import { messages } from '../../domain/messages.ts'
import { type Pagination, pageSizes } from '../../domain/pagination.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { client } from '../client.ts'
import { FormAlert } from '../fields/form-alert.tsx'
import { useInterface } from '../interface.tsx'
import { showMessage } from '../messages/message-queue.ts'
import { Pager } from '../pager.tsx'
import { CountBadge, PageHead } from '../shell/page-head.tsx'
import type { Route } from './+types/article-list-page.ts'
import styles from './article-list.module.css'
import { type ArticleRow, rowsOf } from './article-row.ts'
import { ArticleTable } from './article-table.tsx'
import { NoArticles } from './no-articles.tsx'
import { listPath, sectionOf } from './section-of.ts'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  const section = sectionOf(url.pathname)
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const result = await client().articles.list(section, { page, limit: pageSizes.dashboard })
  if (!result.ok) return { section, failure: result.message }
  const { content, pagination } = result.value
  if (page > pagination.last_page) throw redirect(`?page=${pagination.last_page}`)
  return { section, list: { rows: rowsOf(content.articles), pagination } }
}

export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  const { words } = useInterface()
  const { section, list, failure } = loaderData
  return (
    <>
      <PageHead
        title={words.sections[section].list}
        badge={list && <CountBadge count={list.pagination.total} name={words.list.count} />}
      >
        <LinkButton
          look="primary"
          to={`${listPath(section)}/new`}
          icon={<IconPlus size={18} aria-hidden="true" />}
        >
          {words.list.addNew}
        </LinkButton>
      </PageHead>
      {failure ? <NotFetched reason={failure} /> : list && <List section={section} {...list} />}
    </>
  )
}

type ListProps = { section: ArticleSection; rows: ArticleRow[]; pagination: Pagination }

function List({ section, rows, pagination }: ListProps) {
  if (rows.length === 0) return <NoArticles section={section} />
  const firstNumber = (pagination.current_page - 1) * pageSizes.dashboard + 1
  return (
    <div className={styles.card}>
      <ArticleTable section={section} rows={rows} firstNumber={firstNumber} />
      <Pager pagination={pagination} pageSize={pageSizes.dashboard} />
    </div>
  )
}

function NotFetched({ reason }: { reason: string }) {
  const { words, said } = useInterface()
  const { revalidate, state } = useRevalidator()
  useEffect(() => showMessage('error', messages.articlesNotFetched), [])
  return (
    <div className={styles.failure}>
      <FormAlert title={said(messages.articlesNotFetched)}>
        <p>{said(reason)}</p>
      </FormAlert>
      <Button isPending={state === 'loading'} onPress={() => void revalidate()}>
        {words.actions.retry}
      </Button>
    </div>
  )
}
