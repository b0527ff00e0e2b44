import { useState } from 'react'
import type { TopicListItem } from '../../../contract/topics.ts'
import { messages } from '../../../domain/messages.ts'
import { topicsApi } from '../../../api/client/topics-api.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useTopicName } from '../../editor/topics/topic-name.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { topicWords } from './words.ts'

type MergeTopicDialogProps = { topic: TopicListItem; all: TopicListItem[]; onClose: () => void }

export function MergeTopicDialog({ topic, all, onClose }: MergeTopicDialogProps) {
  const words = useWords(topicWords)
  const nameOf = useTopicName()
  const afterRemoval = useAfterRemoval()
  const [into, setInto] = useState('')
  const others = all
    .filter(({ id }) => id !== topic.id)
    .map((other) => ({ id: String(other.id), name: nameOf(other) }))
  const chosen = others.find(({ id }) => id === into)

  return (
    <RemovalDialog
      question={words.mergeQuestion(nameOf(topic))}
      confirm={words.mergeNow}
      isDisabled={!chosen}
      remove={() => client(topicsApi).merge(topic.id, Number(into))}
      onRemoved={({ trash_id: trashId }) => {
        onClose()
        afterRemoval([trashId], messages.accomplished)
      }}
      onClose={onClose}
    >
      <SelectField
        label={words.into}
        options={[{ id: '', name: words.choose }, ...others]}
        value={into}
        onChange={setInto}
      />
      {chosen && <p>{words.merged(nameOf(topic), chosen.name)}</p>}
      <p>{words.mergeHint}</p>
    </RemovalDialog>
  )
}
