import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { createClient } from '../../api/client/client.ts'
import { publicFormsApi } from '../../api/client/public-forms-api.ts'
import { answerName, type Answers, answersIn, filesIn } from '../../domain/forms/answer.ts'
import { attachmentField, withoutRequiredFiles } from '../../domain/forms/attachment.ts'
import { formPath } from '../../domain/forms/form.ts'
import { wrongAnswers } from '../../domain/forms/wrong-answers.ts'
import { messages } from '../../domain/messages.ts'
import { pathInLanguage } from '../../domain/languages/language.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { fileWords, sizeOf } from '../../domain/site-words/file-words.ts'
import { formWords } from '../../domain/site-words/form-words.ts'
import { standardTimeZone, wallTimeAt } from '../../domain/wall-clock.ts'
import { useDocumentSettings } from '../../ui/document-settings.ts'
import type { Say } from '../../ui/form-fields/field-props.ts'
import { FormFields } from '../../ui/form-fields/form-fields.tsx'
import { isolated } from '../../ui/isolated.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import { useSite } from '../site.ts'
import { Label, OwnText } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import type { SiteForm as SiteFormData } from './form-at.ts'
import { FormEnd, HiddenField, isSummed, Sent } from './form-parts.tsx'
import { FormSummary } from './form-summary.tsx'
import styles from './form.module.css'
import type { ProductAsked } from './product-asked.ts'
import { useSubmission } from './use-submission.ts'
import { type FormOutcome, refusedAt } from './visitor-sentence.ts'

export type SiteFormProps = {
  form: SiteFormData
  about?: ProductAsked | undefined
  outcome?: FormOutcome<Answers> | undefined
}

export function SiteForm({ form, about, outcome }: SiteFormProps) {
  const { language } = useSite()
  const { apiKey } = useDocumentSettings()
  const words = useWords(contactWords)
  const wordsOfFields = useWords(formWords)
  const inOwnWords = useSizes()
  const today = useToday()
  const { revalidate } = useRevalidator()
  const [areFilesRefused, setFilesRefused] = useState(
    outcome?.isSent === false && outcome.areFilesRefused,
  )
  const asked = areFilesRefused ? withoutRequiredFiles(form) : form
  const element = useRef<HTMLFormElement>(null)
  const { step, attempt, share, wrong, failure, ticket, check, submit } = useSubmission({
    form: element,
    outcome,
    wrongIn: (data) => wrongAnswers(asked, answersIn(form, data), today(), filesIn(form, data)),
    fieldOf: (name) => form.fields.find(({ id }) => answerName(id) === name)?.id ?? name,
    challenge: () => createClient({ apiKey })(publicFormsApi).challenge(form.id),
    async send(data, proving, onProgress) {
      const api = createClient({ apiKey })(publicFormsApi)
      const sending = {
        language,
        revision: form.revision,
        answers: answersIn(form, data),
        about: about?.id,
        website: String(data.get('website') ?? ''),
        ...proving,
      }
      const files = filesIn(form, data)
      const result = await (files.length > 0
        ? api.sendWithFiles(form.id, { ...sending, files }, { onProgress })
        : api.send(form.id, sending))
      if (result.ok) return result
      if (result.message === messages.attachmentsUnavailable) setFilesRefused(true)
      if (!result.fields) return result
      // A form that has changed since the page was loaded refuses what the browser found right.
      void revalidate()
      return { ...result, fields: refusedAt(form, result.fields) }
    },
  })
  const shownDay = useAfterHydration(today)
  useMarkInteractive(element)
  const id = useId()
  const idOf = (part: string) => `${id}-${part}`
  if (step === 'sent') return <SentForm thanks={form.thanks} />
  return (
    <form
      ref={element}
      data-ready={false}
      className={styles.form}
      method="post"
      encType={attachmentField(form) && 'multipart/form-data'}
      action={pathInLanguage(language, formPath(form.id))}
      aria-label={form.title}
      noValidate
      onChange={check}
      onSubmit={submit}
    >
      {isSummed({ wrong, ticket }) && (
        <FormSummary
          key={attempt}
          wrong={wrong}
          failure={failure}
          idOf={idOf}
          fields={form.fields.map(({ id: field, label }) => ({
            id: field,
            label: <OwnText>{withoutEnd(label)}</OwnText>,
          }))}
        />
      )}
      {about && (
        <p>
          <strong>
            <Label of="form_about">
              {filled(wordsOfFields.form_about, { product: isolated(about.title) })}
            </Label>
          </strong>
          <input type="hidden" name="about" value={about.id} />
        </p>
      )}
      <FormFields
        fields={asked.fields}
        given={outcome?.isSent === false ? outcome.given : undefined}
        errors={wrong}
        idOf={idOf}
        words={wordsOfFields}
        say={inOwnLanguage}
        today={shownDay}
        sizeOf={inOwnWords}
        termsOf={(page) => form.terms.find((terms) => terms.id === page)}
      />
      <HiddenField />
      <input type="hidden" name="revision" value={form.revision} />
      {attachmentField(form) && (
        <output className="form-progress">
          {share !== undefined && (
            <label>
              <Label of="form_files_sending">{wordsOfFields.form_files_sending}</Label>
              <progress value={share < 1 ? share : undefined} />
            </label>
          )}
        </output>
      )}
      <FormEnd
        isSending={step === 'sending'}
        button={
          form.button ? (
            <OwnText>{form.button}</OwnText>
          ) : (
            <Label of="contact_send">{words.contact_send}</Label>
          )
        }
        wrong={wrong}
        failure={failure}
        ticket={ticket}
      />
    </form>
  )
}

function useSizes() {
  const words = useWords(fileWords)
  return (bytes: number) => {
    const { text, word } = sizeOf(bytes, words)
    return <Label of={word}>{text}</Label>
  }
}

/** A colon follows. */
function withoutEnd(label: string): string {
  return label.replace(/[\s.:!?؟]+$/, '')
}

const inOwnLanguage: Say = (text, of) =>
  'word' in of ? <Label of={of.word}>{text}</Label> : <OwnText>{text}</OwnText>

function SentForm({ thanks }: { thanks: string }) {
  const words = useWords(contactWords)
  return (
    <Sent>
      <strong>
        <Label of="contact_sent">{words.contact_sent}</Label>
      </strong>{' '}
      {thanks && <OwnText>{thanks}</OwnText>}
    </Sent>
  )
}

/** Stored pages are older than the day. */
function useToday(): () => string {
  const { timeZone = standardTimeZone } = useSite()
  return () => wallTimeAt(new Date(), timeZone).slice(0, 'yyyy-mm-dd'.length)
}

function useAfterHydration(value: () => string): string | undefined {
  return useSyncExternalStore(nothingTold, value, () => undefined)
}

function nothingTold() {
  return () => {}
}
