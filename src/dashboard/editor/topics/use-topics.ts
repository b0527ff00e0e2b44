import { useState } from 'react'
import { topicsApi } from '../../../api/client/topics-api.ts'
import type { TopicListItem } from '../../../contract/topics.ts'
import { client } from '../../app/client.ts'
import { useLatestValue } from '../../kit/use-latest-value.ts'

export type KnownTopic = Pick<TopicListItem, 'id' | 'name'>

export function useTopics() {
  const [asked, ask] = useState(() => client(topicsApi).list())
  const { value: answer } = useLatestValue(asked)
  const [added, setAdded] = useState<KnownTopic[]>([])
  return {
    topics: answer?.ok ? [...answer.value.topics, ...added] : undefined,
    isFailed: answer?.ok === false,
    retry: () => ask(client(topicsApi).list()),
    add: (topic: KnownTopic) => setAdded((known) => [...known, topic]),
  }
}

export type Topics = ReturnType<typeof useTopics>

/** One that is gone since is left out. */
export function chosenTopics(topics: KnownTopic[], ids: number[]): KnownTopic[] {
  return ids.flatMap((id) => topics.find((topic) => topic.id === id) ?? [])
}
