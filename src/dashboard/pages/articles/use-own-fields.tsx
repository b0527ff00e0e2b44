import type { ReactNode } from 'react'
import { givenOnClock } from '../../../domain/articles/article-date.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useTopicName } from '../../editor/topics/topic-name.ts'
import { chosenTopics, type KnownTopic } from '../../editor/topics/use-topics.ts'
import { articleTopicWords } from './topic-words.ts'

/** History and conflicts tell a given date and topics as their fields do. */
export function useOwnFields(zone: string, known: KnownTopic[] = []) {
  const { title } = useWords(articleTopicWords)
  const { locale } = useLocale()
  const nameOf = useTopicName()

  function namesOf(ids: number[]): string {
    const names = chosenTopics(known, ids).map(nameOf)
    return new Intl.ListFormat(locale).format(names) || '…'
  }

  return {
    names: { topics: title },
    view(field: string, value: unknown): ReactNode {
      if (field === 'topics' && Array.isArray(value) && value.length > 0) return namesOf(value)
      if (field !== 'given_date' || typeof value !== 'string' || value === '') return undefined
      return <bdi>{givenOnClock(value, zone)}</bdi>
    },
  }
}
