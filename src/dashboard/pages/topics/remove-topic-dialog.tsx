import type { TopicListItem } from '../../../contract/topics.ts'
import { topicsApi } from '../../../api/client/topics-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { LeadingLinks } from '../../editor/links/leading-links.tsx'
import { useTopicName } from '../../editor/topics/topic-name.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import type { PendingRemoval } from '../../kit/list/list.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { kitWords } from '../../kit/words.ts'
import { topicWords } from './words.ts'

export function RemoveTopicDialog({ rows: [topic], onClose }: PendingRemoval<TopicListItem>) {
  const words = useWords(topicWords)
  const kit = useWords(kitWords)
  const nameOf = useTopicName()
  const afterRemoval = useAfterRemoval()

  if (!topic) return null
  return (
    <RemovalDialog
      question={kit.deleteQuestion(nameOf(topic))}
      remove={() => client(topicsApi).remove(topic.id)}
      onRemoved={({ trash_id: trashId }) => {
        onClose()
        afterRemoval([trashId])
      }}
      onClose={onClose}
    >
      <LeadingLinks read={() => client(topicsApi).links(topic.id)} counted={words.links} />
      <p>{words.removalHint}</p>
    </RemovalDialog>
  )
}
