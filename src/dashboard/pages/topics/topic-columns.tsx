import { IconArrowMerge } from '@tabler/icons-react'
import type { TopicListItem } from '../../../contract/topics.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { useTopicName } from '../../editor/topics/topic-name.ts'
import type { Column, Line } from '../../kit/list/list-parts.ts'
import { RowActions } from '../../kit/list/row-actions.tsx'
import { MoreMenu } from '../../kit/more-menu.tsx'
import styles from './topics.module.css'
import { topicWords } from './words.ts'

export type TopicActs = {
  onEdit: (topic: TopicListItem) => void
  onMerge: ((topic: TopicListItem) => void) | false
}

export function useTopicColumns({ onEdit, onMerge }: TopicActs): Column<TopicListItem>[] {
  const words = useWords(topicWords)
  const nameOf = useTopicName()
  return [
    {
      name: words.fields.name,
      className: styles.name,
      isHeading: true,
      render: (topic) => <bdi>{nameOf(topic)}</bdi>,
    },
    { name: words.fields.slug, className: styles.slug, render: (topic) => <Slug topic={topic} /> },
    { name: words.articles, render: (topic) => <Articles topic={topic} /> },
    {
      name: words.actions,
      render: (topic, { remove }) => (
        <RowActions name={nameOf(topic)} onEdit={() => onEdit(topic)} onRemove={remove}>
          {onMerge && (
            <IconButton label={words.mergeNamed(nameOf(topic))} onPress={() => onMerge(topic)}>
              <IconArrowMerge size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </RowActions>
      ),
    },
  ]
}

type TopicCardProps = TopicActs & { line: Line<TopicListItem> }

export function TopicCard({ line: { row: topic, remove }, onEdit, onMerge }: TopicCardProps) {
  const words = useWords(topicWords)
  const { actions } = useWords(commonWords)
  const name = useTopicName()(topic)
  return (
    <>
      <div className={styles.name}>
        <bdi>{name}</bdi>
      </div>
      <MoreMenu
        label={words.actionsNamed(name)}
        items={[
          { name: actions.edit, run: () => onEdit(topic) },
          ...(onMerge ? [{ name: words.merge, run: () => onMerge(topic) }] : []),
          { name: actions.delete, run: remove },
        ]}
      />
      <div className={styles.details}>
        <Slug topic={topic} />
        <Articles topic={topic} />
      </div>
    </>
  )
}

function Slug({ topic: { name, slug } }: { topic: TopicListItem }) {
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const language = codes.find((code) => name[code])
  return <bdi className={styles.slug}>{language && slug[language]}</bdi>
}

/** Visitors read so many in each language in which it has a name. */
function Articles({ topic: { name, articles, shown } }: { topic: TopicListItem }) {
  const words = useWords(topicWords)
  const { nameOf } = useLocale()
  const named = useLanguagesChosenFirst().filter(({ code }) => name[code])
  return (
    <div className={styles.articles}>
      <span>{words.written(articles)}</span>
      <ul>
        {named.map(({ code }) => (
          <li key={code}>
            {nameOf(code)} <span className="num">{(shown[code] ?? 0).toLocaleString('en-US')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
