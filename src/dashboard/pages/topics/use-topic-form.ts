import { mapped } from '../../../api/client/send.ts'
import { topicsApi } from '../../../api/client/topics-api.ts'
import type { TopicResponse } from '../../../contract/topics.ts'
import { byField, textName, textValues } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { blankTopicText, type TopicTextName } from '../../../domain/topics/topic.ts'
import { useRevalidator } from 'react-router'
import { client } from '../../app/client.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { showToast } from '../../app/toast-queue.ts'
import { changes, type Saved } from '../../editor/document/saved-document.ts'
import type { Step } from '../../editor/document/save-steps.ts'
import { useDocument } from '../../editor/document/use-document.ts'

type TopicValues = { [text: `${string}.${string}`]: string }
type SavedTopic = Saved<TopicValues> & { id: number | null }

export function useTopicForm(topic: TopicResponse | null, onSaved: () => void) {
  const { revalidate } = useRevalidator()
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const toSaved = (topic: TopicResponse) => savedTopic(topic, codes)
  const form = useDocument<TopicValues, SavedTopic, TopicResponse>({
    name: `topics/${topic?.id ?? 'new'}`,
    loaded: savedTopic(topic, codes),
    toSaved,
    plan: (values, saved) => plannedSteps(values, saved, toSaved),
    read: async ({ id }) =>
      mapped(await client(topicsApi).get(id ?? 0), ({ topic }) => toSaved(topic)),
    success: () => void finish(),
  })

  async function finish() {
    onSaved()
    await revalidate()
    showToast('success', messages.accomplished)
  }

  const textIn = (field: TopicTextName, language: LanguageCode) =>
    (form.values[textName(field, language)] ?? '').trim()
  const isNamed = codes.some((code) => textIn('name', code) !== '')
  return { ...form, codes, textIn, isNamed }
}

export type TopicForm = ReturnType<typeof useTopicForm>

function savedTopic(topic: TopicResponse | null, languages: LanguageCode[]): SavedTopic {
  const texts = languages.map((code) => [code, { ...blankTopicText, ...topic?.texts[code] }])
  return {
    id: topic?.id ?? null,
    revision: topic?.revision ?? 0,
    values: textValues(Object.fromEntries(texts)) as TopicValues,
  }
}

function plannedSteps(
  values: TopicValues,
  saved: SavedTopic,
  toSaved: (topic: TopicResponse) => SavedTopic,
): Step<SavedTopic, TopicResponse>[] {
  const changed = changes(values, saved)
  const names = Object.keys(changed)
  if (names.length === 0) return []
  const topics = client(topicsApi)
  return [
    {
      names,
      files: [],
      async send({ id }, base) {
        const json = byField(changed)
        const answer =
          id === null
            ? await topics.create(json)
            : await topics.update(id, { ...json, base_revision: base })
        return mapped(answer, ({ topic }) => toSaved(topic))
      },
    },
  ]
}
