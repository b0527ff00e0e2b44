import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import {
  Button as AriaButton,
  ComboBox,
  Input,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Tag,
  TagGroup,
  TagList,
} from 'react-aria-components'
import { topicsApi } from '../../../api/client/topics-api.ts'
import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'
import { directionOfText } from '../../../domain/rich-text/text-direction.ts'
import { namesOf, topicLimits, topicTexts } from '../../../domain/topics/topic.ts'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import field from '../../../ui/text-field.module.css'
import { FieldNotes } from '../../../ui/field-notes.tsx'
import { focusWhenShown } from '../../../ui/text-field.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { useTopicName } from '../../editor/topics/topic-name.ts'
import { isNameOf, isTopicMeant } from '../../editor/topics/topic-search.ts'
import { chosenTopics, type KnownTopic, type Topics } from '../../editor/topics/use-topics.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { articleTopicWords } from './topic-words.ts'
import styles from './topics-card.module.css'
import type { ArticleFormState } from './use-article-form.ts'

type TopicsFieldProps = { topics: KnownTopic[]; add: Topics['add']; form: ArticleFormState }

const creating = 'create'

export function TopicsField({ topics, add, form }: TopicsFieldProps) {
  const words = useWords(articleTopicWords)
  const nameOf = useTopicName()
  const languageOf = useLanguageOfName()
  const [written, write] = useState('')
  const chosen = form.values.topics
  const name = written.trim()
  const found = topics.filter((topic) => isTopicMeant(topic, name))
  const isNew = name !== '' && !topics.some((topic) => isNameOf(topic, name))
  const offered = [
    ...found.map((topic) => ({ id: topic.id as Key, name: nameOf(topic) })),
    ...(isNew ? [{ id: creating as Key, name: words.create(name) }] : []),
  ]
  const isFull = chosen.length >= topicLimits.ofArticle

  const choose = (change: (now: number[]) => number[]) =>
    form.change((now) => ({ ...now, topics: change(now.topics) }))
  const remove = (keys: Iterable<Key>) => {
    const gone = new Set(keys)
    choose((now) => now.filter((id) => !gone.has(id)))
  }

  async function create() {
    const answer = await client(topicsApi).create({ name: { [languageOf(name)]: name } })
    if (!answer.ok) return showFailure(answer)
    const { topic } = answer.value
    add({ id: topic.id, name: namesOf(topic) })
    choose((now) => [...now, topic.id])
  }

  function take(keys: Key[]) {
    write('')
    if (keys.includes(creating)) void create()
    else choose(() => keys.map(Number))
  }

  function removeLast(event: KeyboardEvent<HTMLInputElement>) {
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && written === '' && last !== undefined) remove([last])
  }

  return (
    <>
      <RemovableTopics topics={topics} chosen={chosen} onRemove={remove} />
      <ComboBox
        className={field.field}
        selectionMode="multiple"
        menuTrigger="focus"
        allowsEmptyCollection
        items={offered}
        value={chosen}
        inputValue={written}
        onInputChange={write}
        onChange={take}
        isDisabled={isFull}
      >
        <Label className={field.label}>{words.label}</Label>
        <div className={field.box}>
          <Input
            className={field.input}
            ref={focusWhenShown}
            autoComplete="off"
            dir="auto"
            maxLength={topicTexts.name}
            onKeyDown={removeLast}
          />
        </div>
        <FieldNotes hint={isFull ? words.full : words.hint} error={undefined} />
        <Popover>
          <ListBox
            className={menuClass}
            renderEmptyState={() => <span className={menuItemClass}>{words.noMatch}</span>}
          >
            {({ id, name }: { id: Key; name: string }) => (
              <ListBoxItem id={id} textValue={name} className={menuItemClass}>
                {id === creating && <IconPlus size={16} aria-hidden="true" />}
                <bdi>{name}</bdi>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </>
  )
}

type RemovableTopicsProps = {
  topics: KnownTopic[]
  chosen: number[]
  onRemove: (keys: Set<Key>) => void
}

function RemovableTopics({ topics, chosen, onRemove }: RemovableTopicsProps) {
  const words = useWords(articleTopicWords)
  const nameOf = useTopicName()
  const shown = chosenTopics(topics, chosen)
  if (shown.length === 0) return null
  return (
    <TagGroup aria-label={words.title} onRemove={onRemove}>
      <TagList className={styles.tags}>
        {shown.map((topic) => (
          <Tag key={topic.id} id={topic.id} textValue={nameOf(topic)} className={styles.tag}>
            <bdi>{nameOf(topic)}</bdi>
            <AriaButton
              slot="remove"
              className={styles.remove}
              aria-label={words.remove(nameOf(topic))}
            >
              <IconX size={14} aria-hidden="true" />
            </AriaButton>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}

/** Arabic words name a topic in Arabic, whichever language is chosen. */
function useLanguageOfName() {
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  return (name: string): LanguageCode => {
    const direction = directionOfText(name)
    return codes.find((code) => directionOf(code) === direction) ?? codes[0] ?? ''
  }
}
