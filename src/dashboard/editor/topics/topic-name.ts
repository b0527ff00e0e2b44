import type { TopicListItem } from '../../../contract/topics.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'

export type Named = Pick<TopicListItem, 'name'>

export function useTopicName(): (topic: Named) => string {
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  return ({ name }) => codes.map((code) => name[code]).find(Boolean) ?? ''
}
