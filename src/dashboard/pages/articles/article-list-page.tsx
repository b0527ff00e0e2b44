import { IconPlus } from '@tabler/icons-react'
import { Fragment, useEffect } from 'react'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { listStates } from '../../../domain/articles/publication.ts'
import { messages } from '../../../domain/messages.ts'
import { type Pagination, pageSizes } from '../../../domain/search/pagination.ts'
import type { TopicListItem } from '../../../contract/topics.ts'
import { topicsApi } from '../../../api/client/topics-api.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { articlesApi } from '../../../api/client/articles-api.ts'
import { client } from '../../app/client.ts'
import { storedLanguage, useLocale, useWords } from '../../app/locale/locale.tsx'
import { useReadAnewIn } from '../../app/locale/use-read-anew-in.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { listPath, sectionOf } from '../../app/shell/page-path.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { useOwnSectionName } from '../../app/shell/use-page-names.ts'
import { shellWords } from '../../app/shell/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { useUnsaved } from '../../editor/document/use-unsaved.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { loadList } from '../../kit/list/load-list.ts'
import { selectionWords } from '../../kit/selection/words.ts'
import type { Route } from './+types/article-list-page.ts'
import { ArticleCard, useArticleColumns, useArticleName } from './article-columns.tsx'
import styles from './article-list.module.css'
import { articleName, type ArticleRow, rowsOf } from './article-row.ts'
import { RemoveArticlesDialog } from './remove-articles-dialog.tsx'
import { useTopicName } from '../../editor/topics/topic-name.ts'
import { articleTopicWords } from './topic-words.ts'
import { articleWords } from './words.ts'
import { ExchangeMenu } from '../../editor/exchange/exchange-menu.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const section = sectionOf(pathname)
  const filter = {
    q: searchParams.get('q')?.trim() || undefined,
    missing: searchParams.get('missing') || undefined,
    state: listStates.find((state) => state === searchParams.get('state')),
    topic: topicIn(searchParams),
  }
  const reader = storedLanguage()
  const listed = client(topicsApi).list()
  const { list, failure } = await loadList(request, (page) =>
    client(articlesApi).list(section, { page, limit: pageSizes.dashboard, ...filter, reader }),
  )
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const found = list && { rows: rowsOf(list.content, reader), pagination: list.pagination }
  const topics = await listed
  const about = topics.ok ? topics.value.topics : []
  return { section, reader, isFiltered, list: found, failure, topics: about }
}

function topicIn(parameters: URLSearchParams): number | 'none' | undefined {
  const topic = parameters.get('topic')
  return topic === 'none' ? topic : Number(topic) || undefined
}

export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(articleWords)
  const ownName = useOwnSectionName()
  const { section, reader, isFiltered, list, failure, topics } = loaderData
  useReadAnewIn(reader)
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
        <ExchangeMenu content={{ kind: section, name: shell.sections[section].list }} />
      </PageHead>
      <Fragment key={section}>
        {(isFiltered || !list || list.rows.length > 0) && (
          <Toolbar section={section} topics={topics} />
        )}
        {failure !== null && <NotFetched reason={failure} />}
        {list && <Articles section={section} isFiltered={isFiltered} {...list} />}
      </Fragment>
    </>
  )
}

function Toolbar({ section, topics }: { section: ArticleSection; topics: TopicListItem[] }) {
  const words = useWords(articleWords)
  const { nameOf } = useLocale()
  const incomplete = useLanguagesChosenFirst().map(({ code }) => ({
    name: words.missingIn(nameOf(code)),
    query: { missing: code },
  }))
  const { topic, all, none } = useWords(articleTopicWords)
  const topicName = useTopicName()
  const about = [
    { name: all },
    { name: none, query: { topic: 'none' } },
    ...topics.map((one) => ({ name: topicName(one), query: { topic: String(one.id) } })),
  ]
  const sought = listStates.map((state) => ({ name: words.withState[state], query: { state } }))
  return (
    <ListToolbar
      search={words.of[section].search}
      label={words.filter}
      filters={[{ options: [{ name: words.all }, ...incomplete, ...sought] }]}
      menus={topics.length > 0 ? [{ title: topic, options: about }] : []}
    />
  )
}

type ArticlesProps = {
  section: ArticleSection
  isFiltered: boolean
  rows: ArticleRow[]
  pagination: Pagination
}

function Articles({ section, isFiltered, rows, pagination }: ArticlesProps) {
  const shell = useWords(shellWords)
  const words = useWords(articleWords)
  const select = useWords(selectionWords)
  const columns = useArticleColumns(section)
  const nameOf = useArticleName()
  return (
    <List
      name={shell.sections[section].list}
      rows={useUnsaved(rows, (id) => articleName(section, id))}
      table={{ columns, className: styles.articles }}
      cards={{
        className: styles.card,
        render: (_row, line) => <ArticleCard section={section} line={line} />,
      }}
      narrowBelow={992}
      selecting={{
        labelOf: (row) => select.named(nameOf(row)),
        count: words.of[section].selected,
      }}
      renderRemoval={(pending) => <RemoveArticlesDialog section={section} {...pending} />}
      empty={isFiltered ? <NothingFound section={section} /> : <NoArticles section={section} />}
      pagination={pagination}
    />
  )
}

function NoArticles({ section }: { section: ArticleSection }) {
  const shell = useWords(shellWords)
  const words = useWords(articleWords)
  const { translate } = useLocale()
  return (
    <EmptyList title={translate(messages.noArticles)} hint={shell.sections[section].emptyHint}>
      <LinkButton to={`${listPath(section)}/new`} icon={<IconPlus size={18} aria-hidden="true" />}>
        {words.list.addNew}
      </LinkButton>
    </EmptyList>
  )
}

function NothingFound({ section }: { section: ArticleSection }) {
  const words = useWords(articleWords)
  return (
    <EmptyList title={words.nothingFound}>
      <LinkButton to={listPath(section)}>{words.showAll}</LinkButton>
    </EmptyList>
  )
}

function NotFetched({ reason }: { reason: string }) {
  const { translate } = useLocale()
  useEffect(() => showToast('error', messages.articlesNotFetched), [])
  return <FailurePanel title={translate(messages.articlesNotFetched)} reason={reason} />
}
