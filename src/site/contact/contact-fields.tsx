import { IconCircleCheck } from '@tabler/icons-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { contactFields } from '../../domain/contact/inbox-message.ts'
import { pathInLanguage } from '../../domain/languages/language.ts'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import { ContactFieldView } from './contact-field-view.tsx'
import styles from './contact-form.module.css'
import type { ContactResult } from './contact-result.ts'
import { ContactSummary } from './contact-summary.tsx'
import { useContactForm } from './use-contact-form.ts'
import { publicApi } from '../../api/client/public-api.ts'
import { createClient } from '../../api/client/client.ts'
import { articleId } from '../../domain/articles/article.ts'
import { filled, wordsIn } from '../../domain/site-words/product-words.ts'
import { useDocumentSettings } from '../../ui/document-settings.ts'
import { isolated } from '../../ui/isolated.ts'

export function ContactFields({ outcome }: { outcome?: ContactResult | undefined }) {
  const { language, languageOf } = useSite()
  const words = useWords(contactWords)
  const { step, attempt, wrong, failure, check, send } = useContactForm(outcome)
  const given = outcome?.isSent === false ? outcome.texts : undefined
  const form = useRef<HTMLFormElement>(null)
  useMarkInteractive(form)
  useProductAsked(form)
  const id = useId()
  const idOf = (part: string) => `${id}-${part}`
  const isSending = step === 'sending'
  const sending = isSending ? 'contact_sending' : 'contact_send'
  const isAnyWrong = Object.keys(wrong).length > 0
  if (step === 'sent') return <Sent />
  return (
    <form
      ref={form}
      data-ready={false}
      className={styles.form}
      lang={languageOf('contact_label')}
      method="post"
      action={pathInLanguage(language, '/contact')}
      aria-label={words.contact_label}
      noValidate
      onSubmit={send}
    >
      {isAnyWrong && <ContactSummary key={attempt} wrong={wrong} failure={failure} idOf={idOf} />}
      {contactFields.map((field) => (
        <ContactFieldView
          key={field}
          id={idOf(field)}
          field={field}
          label={words[`contact_${field}`]}
          given={given?.[field] ?? ''}
          error={wrong[field]}
          onChange={check}
        />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.contact_blank}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.end}>
        <button className={styles.send} aria-disabled={isSending}>
          {isSending && <Spinner />}
          <Label of={sending}>{words[sending]}</Label>
        </button>
        <p className={styles.failure} role="alert">
          {!isAnyWrong && failure && <Label of="refusal_other">{failure}</Label>}
        </p>
      </div>
    </form>
  )
}

function Sent() {
  const words = useWords(contactWords)
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => output.current?.focus(), [])
  return (
    <output className={styles.sent} ref={output} tabIndex={-1}>
      <IconCircleCheck size={32} aria-hidden="true" />
      <span>
        <Label of="contact_sent">
          <strong>{words.contact_sent}</strong> {words.contact_thanks}
        </Label>
      </span>
    </output>
  )
}

/**
 * Begins the message with the product of `?about={id}`, unless the visitor has begun it (DET-8).
 * The browser does it, because pages are stored without their query.
 */
function useProductAsked(form: RefObject<HTMLFormElement | null>): void {
  const { language, ownWords } = useSite()
  const { apiKey } = useDocumentSettings()
  useEffect(() => {
    const id = articleId(new URLSearchParams(location.search).get('about') ?? '')
    if (id === undefined) return undefined
    let isGone = false
    const begin = async () => {
      const asked = await createClient({ apiKey })(publicApi).article('products', language, id)
      const message = form.current?.querySelector('textarea')
      if (isGone || !asked.ok || !message || message.value) return
      const { contact_about: about } = wordsIn({ language, ownWords }, contactWords)
      message.value = `${filled(about, { product: isolated(asked.value.article.title) })}\n`
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [apiKey, form, language, ownWords])
}
