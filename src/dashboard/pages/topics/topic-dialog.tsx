import { useMemo } from 'react'
import type { TopicResponse } from '../../../contract/topics.ts'
import { completenessOf } from '../../../domain/articles/article.ts'
import { textName } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { type TopicTextName, topicTexts } from '../../../domain/topics/topic.ts'
import { topicsApi } from '../../../api/client/topics-api.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { DocumentDialog } from '../../editor/document/document-dialog.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { FieldName, useTextFields } from '../../editor/languages/field-in-language.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { type TopicForm, useTopicForm } from './use-topic-form.ts'
import { topicWords } from './words.ts'

type TopicDialogProps = { topic: TopicResponse | null; onClose: () => void }

export function TopicDialog({ topic, onClose }: TopicDialogProps) {
  const words = useWords(topicWords)
  const form = useTopicForm(topic, onClose)
  const { failure, textIn, isNamed } = form
  const history = useMemo(() => topic && client(topicsApi).history(topic.id), [topic])
  const isWrong = (language: LanguageCode) =>
    (!isNamed && language === form.codes[0]) ||
    Object.keys(failure?.fields ?? {}).some((field) => field.endsWith(`.${language}`))

  return (
    <OwnFieldsContext value={{ names: words.fields, view: () => undefined }}>
      <DocumentDialog
        title={topic ? words.edit : words.create}
        form={form}
        history={history}
        isComplete={isNamed}
        isWrong={isWrong}
        stateOf={(language) => completenessOf([textIn('name', language)])}
        onClose={onClose}
      >
        {(language, isChecked) => <TopicTexts {...{ form, language, isChecked }} />}
      </DocumentDialog>
    </OwnFieldsContext>
  )
}

type TopicTextsProps = { form: TopicForm; language: LanguageCode; isChecked: boolean }

function TopicTexts({ form, language, isChecked }: TopicTextsProps) {
  const words = useWords(topicWords)
  const { translate } = useLocale()
  const textFields = useTextFields(form)
  const fieldOf = (name: TopicTextName) => textFields(name, language, words.fields[name])
  const isFirst = language === form.codes[0]
  const isNameMissing = isChecked && isFirst && !form.isNamed
  const name = fieldOf('name')
  return (
    <>
      <TextInLanguage
        {...name}
        error={isNameMissing ? translate(messages.fieldRequired) : name.error}
        limit={topicTexts.name}
        isFocused={isFirst && form.saved.id === null}
      />
      <SlugField form={form} field={fieldOf('slug')} />
      <TextInLanguage {...fieldOf('description')} limit={topicTexts.description} isLong />
    </>
  )
}

type SlugFieldProps = { form: TopicForm; field: ReturnType<ReturnType<typeof useTextFields>> }

function SlugField({ form, field: { name, language, value, onChange, error } }: SlugFieldProps) {
  const words = useWords(topicWords)
  const present = String(form.saved.values[textName('slug', language)] ?? '')
  const isLeft = present !== '' && value !== '' && value !== present
  return (
    <TextField
      label={<FieldName {...{ name, language }} />}
      lang={language}
      dir="ltr"
      autoComplete="off"
      maxLength={topicTexts.slug}
      placeholder={present}
      value={value}
      onChange={onChange}
      hint={isLeft ? words.oldAddress : words.slugHint}
      error={error}
    />
  )
}
