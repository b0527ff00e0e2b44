import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useTopicName } from '../../editor/topics/topic-name.ts'
import { chosenTopics, type Topics } from '../../editor/topics/use-topics.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { articleTopicWords } from './topic-words.ts'
import styles from './topics-card.module.css'
import type { ArticleFormState } from './use-article-form.ts'

type TopicsCardProps = { known: Topics; form: ArticleFormState }

export function TopicsCard({ known, form }: TopicsCardProps) {
  const words = useWords(articleTopicWords)
  const { loading } = useWords(commonWords)
  const { actions } = useWords(commonWords)
  const { translate } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const refusal = form.failure?.fields?.topics
  const { topics, add } = known
  const chosen = <ChosenTopics known={known} form={form} />
  return (
    <SideCard
      title={words.title}
      isUnsaved={form.changedNames.includes('topics')}
      field="topics"
      problem={known.isFailed ? words.failed : refusal && translate(refusal)}
    >
      {topics && isOpen && (
        <LazyMount load={topicsField} given={{ topics, add, form }} before={chosen} />
      )}
      {topics && !isOpen && (
        <>
          {chosen}
          <Button onPress={() => setOpen(true)}>{words.choose}</Button>
        </>
      )}
      {!topics && !known.isFailed && <p className={styles.loading}>{loading}</p>}
      {known.isFailed && <Button onPress={known.retry}>{actions.retry}</Button>}
    </SideCard>
  )
}

async function topicsField() {
  return (await import('./topics-field.tsx')).TopicsField
}

function ChosenTopics({ known: { topics = [] }, form }: TopicsCardProps) {
  const words = useWords(articleTopicWords)
  const nameOf = useTopicName()
  const chosen = chosenTopics(topics, form.values.topics)
  if (chosen.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={words.label}>
      {chosen.map((topic) => (
        <li key={topic.id} className={styles.tag}>
          <bdi>{nameOf(topic)}</bdi>
        </li>
      ))}
    </ul>
  )
}
