import { useId, useRef } from 'react'
import { contactApi } from '../../api/client/contact-api.ts'
import { createClient } from '../../api/client/client.ts'
import {
  type ContactField,
  contactTextLimits,
  type ContactTexts,
  contactTextsOf,
} from '../../domain/contact/inbox-message.ts'
import { wrongContactFields } from '../../domain/contact/wrong-contact-fields.ts'
import type { ShownField } from '../../domain/forms/form.ts'
import { pathInLanguage } from '../../domain/languages/language.ts'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { formWords } from '../../domain/site-words/form-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { useDocumentSettings } from '../../ui/document-settings.ts'
import type { Say } from '../../ui/form-fields/field-props.ts'
import { FormFields } from '../../ui/form-fields/form-fields.tsx'
import { isolated } from '../../ui/isolated.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import { FormEnd, HiddenField, isSummed, Sent } from '../forms/form-parts.tsx'
import { FormSummary } from '../forms/form-summary.tsx'
import styles from '../forms/form.module.css'
import type { ProductAsked } from '../forms/product-asked.ts'
import { useSubmission } from '../forms/use-submission.ts'
import type { FormOutcome } from '../forms/visitor-sentence.ts'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'

export type ContactFieldsProps = {
  outcome?: FormOutcome<ContactTexts> | undefined
  about?: ProductAsked | undefined
}

export function ContactFields({ outcome, about }: ContactFieldsProps) {
  const { language, languageOf } = useSite()
  const { apiKey } = useDocumentSettings()
  const words = useWords(contactWords)
  const wordsOfFields = useWords(formWords)
  const form = useRef<HTMLFormElement>(null)
  const { step, attempt, wrong, failure, ticket, check, submit } = useSubmission({
    form,
    outcome,
    wrongIn: (data) => wrongContactFields(contactTextsOf(data)),
    challenge: () => createClient({ apiKey })(contactApi).challenge(),
    send: (data, proving) =>
      createClient({ apiKey })(contactApi).send({
        ...contactTextsOf(data),
        language,
        website: String(data.get('website') ?? ''),
        ...proving,
      }),
  })
  useMarkInteractive(form)
  const id = useId()
  const idOf = (part: string) => `${id}-${part}`
  const fields = fieldsIn(words)
  const begun = about && {
    message: `${filled(words.contact_about, { product: isolated(about.title) })}\n`,
  }
  if (step === 'sent') {
    return (
      <Sent>
        <Label of="contact_sent">
          <strong>{words.contact_sent}</strong> {words.contact_thanks}
        </Label>
      </Sent>
    )
  }
  return (
    <form
      ref={form}
      data-ready={false}
      className={`${styles.form} ${styles.contact}`}
      lang={languageOf('contact_label')}
      method="post"
      action={pathInLanguage(language, '/contact')}
      aria-label={words.contact_label}
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
          fields={fields.map(({ id: field, label }) => ({
            id: field,
            label: <Label of={wordOf(field)}>{label}</Label>,
          }))}
        />
      )}
      <FormFields
        fields={fields}
        given={outcome?.isSent === false ? outcome.given : begun}
        errors={wrong}
        idOf={idOf}
        nameOf={(field) => field}
        longest={contactTextLimits}
        // The words of the labels say what is optional.
        words={{ ...wordsOfFields, form_optional: '' }}
        say={inWords}
      />
      <HiddenField />
      <FormEnd
        isSending={step === 'sending'}
        button={<Label of="contact_send">{words.contact_send}</Label>}
        wrong={wrong}
        failure={failure}
        ticket={ticket}
      />
    </form>
  )
}

const inWords: Say = (text, of) => (
  <Label of={'word' in of ? of.word : wordOf(of.field)}>{text}</Label>
)

function wordOf(field: string) {
  return `contact_${field as ContactField}` as const
}

function fieldsIn(words: Record<ReturnType<typeof wordOf>, string>): ShownField[] {
  const textOf = (id: ContactField) => ({ id, label: words[wordOf(id)], help: '' })
  return [
    { ...textOf('name'), kind: 'line', role: 'name', required: true },
    { ...textOf('email'), kind: 'email', role: 'email', required: true },
    { ...textOf('phone'), kind: 'phone', role: 'phone', required: false },
    { ...textOf('message'), kind: 'paragraph', role: 'text', required: true },
  ]
}
