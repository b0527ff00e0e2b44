import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { TopicListItem, TopicResponse } from '../../../contract/topics.ts'
import { type Pagination, pagination, pageSizes } from '../../../domain/search/pagination.ts'
import { topicsApi } from '../../../api/client/topics-api.ts'
import { mapped } from '../../../api/client/send.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { shellWords } from '../../app/shell/words.ts'
import { isTopicMeant } from '../../editor/topics/topic-search.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { ListToolbar } from '../../kit/list/list-toolbar.tsx'
import { loadList } from '../../kit/list/load-list.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { Route } from './+types/topics-page.ts'
import { MergeTopicDialog } from './merge-topic-dialog.tsx'
import { RemoveTopicDialog } from './remove-topic-dialog.tsx'
import { type TopicActs, TopicCard, useTopicColumns } from './topic-columns.tsx'
import { TopicDialog } from './topic-dialog.tsx'
import styles from './topics.module.css'
import { topicWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const unnamed = searchParams.get('missing') ?? ''
  const answer = await client(topicsApi).list()
  const all = answer.ok ? answer.value.topics : []
  const found = all.filter((topic) => !topic.name[unnamed] && isTopicMeant(topic, q))
  const loaded = await loadList(request, async (page) => mapped(answer, () => pageOf(found, page)))
  return { ...loaded, all, isFiltered: q !== '' || unnamed !== '' }
}

/** There are at most 500, so they come at once. */
function pageOf(topics: TopicListItem[], page: number) {
  const size = pageSizes.dashboard
  return {
    topics: topics.slice((page - 1) * size, page * size),
    pagination: pagination(page, size, topics.length),
  }
}

type Opened =
  | { kind: 'edit'; topic: TopicResponse | null }
  | { kind: 'merge'; topic: TopicListItem }

export default function TopicsPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(topicWords)
  const { all, isFiltered, list, failure } = loaderData
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)

  async function edit({ id }: TopicListItem) {
    const answer = await client(topicsApi).get(id)
    if (answer.ok) open({ kind: 'edit', topic: answer.value.topic })
    else showFailure(answer)
  }

  return (
    <>
      <PageHead
        title={shell.pages.topics}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      >
        <AddButton onPress={() => open({ kind: 'edit', topic: null })} isPrimary />
      </PageHead>
      {all.length > 0 && <Toolbar />}
      {list ? (
        <Topics
          isFiltered={isFiltered}
          {...list}
          onAdd={() => open({ kind: 'edit', topic: null })}
          onEdit={(topic) => void edit(topic)}
          onMerge={all.length > 1 && ((topic) => open({ kind: 'merge', topic }))}
        />
      ) : (
        <FailurePanel title={words.failed} reason={failure} />
      )}
      {opened?.kind === 'edit' && <TopicDialog topic={opened.topic} onClose={close} />}
      {opened?.kind === 'merge' && (
        <MergeTopicDialog topic={opened.topic} all={all} onClose={close} />
      )}
    </>
  )
}

function AddButton({ onPress, isPrimary = false }: { onPress: () => void; isPrimary?: boolean }) {
  const words = useWords(topicWords)
  return (
    <Button
      {...(isPrimary && { look: 'primary' })}
      icon={<IconPlus size={18} aria-hidden="true" />}
      onPress={onPress}
    >
      {words.add}
    </Button>
  )
}

function Toolbar() {
  const words = useWords(topicWords)
  const { nameOf } = useLocale()
  const unnamed = useLanguagesChosenFirst().map(({ code }) => ({
    name: words.unnamedIn(nameOf(code)),
    query: { missing: code },
  }))
  return (
    <ListToolbar
      search={words.search}
      label={words.filter}
      filters={[{ options: [{ name: words.all }, ...unnamed] }]}
    />
  )
}

type TopicsProps = TopicActs & {
  isFiltered: boolean
  topics: TopicListItem[]
  pagination: Pagination
  onAdd: () => void
}

function Topics({ isFiltered, topics, pagination, onAdd, ...acts }: TopicsProps) {
  const shell = useWords(shellWords)
  const words = useWords(topicWords)
  const columns = useTopicColumns(acts)
  return (
    <List
      name={shell.pages.topics}
      rows={topics}
      table={{ columns }}
      cards={{
        className: styles.card,
        render: (_topic, line) => <TopicCard {...{ line }} {...acts} />,
      }}
      renderRemoval={(pending) => <RemoveTopicDialog {...pending} />}
      empty={
        isFiltered ? (
          <EmptyList title={words.nothingFound}>
            <LinkButton to={pathOf('topics')}>{words.showAll}</LinkButton>
          </EmptyList>
        ) : (
          <EmptyList title={words.none} hint={words.noneHint}>
            <AddButton onPress={onAdd} />
          </EmptyList>
        )
      }
      pagination={pagination}
    />
  )
}
