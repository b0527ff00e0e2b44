import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  type ContactField,
  type ContactTexts,
  contactTextsOf,
  leastSecondsToWrite,
} from '../../domain/contact/inbox-message.ts'
import { useDocumentSettings } from '../../ui/document-settings.ts'
import { useSite } from '../site.ts'
import type { FieldElement } from './contact-field-view.tsx'
import {
  type ContactErrors,
  type ContactResult,
  fieldSentences,
  visitorSentence,
} from './contact-result.ts'
import { contactApi } from '../../api/client/contact-api.ts'
import { createClient } from '../../api/client/client.ts'
import type { ContactMessage } from '../../contract/inbox.ts'
import { messages } from '../../domain/messages.ts'
import type { Spoken } from '../../domain/site-words/product-words.ts'
import { wrongContactFields } from '../../domain/contact/wrong-contact-fields.ts'

type State = ContactErrors & { step: 'writing' | 'sending' | 'sent'; attempt: number }

const untouched: State = { step: 'writing', attempt: 0, wrong: {}, failure: '' }

export function useContactForm(outcome: ContactResult | undefined) {
  const { language, ownWords } = useSite()
  const spoken = { language, ownWords }
  const { apiKey } = useDocumentSettings()
  const shownAt = useShownAt()
  const [state, setState] = useState(() => stateAfter(outcome))

  function check({ target }: ChangeEvent<FieldElement>): void {
    const field = target.name as ContactField
    if (!state.wrong[field]) return
    const sentence = fieldError(spoken, field, target.value)
    setState((before) => mended(before, field, sentence))
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.step === 'sending') return
    const data = new FormData(event.currentTarget)
    const attempt = state.attempt + 1
    setState({ ...untouched, step: 'sending' })
    const refusal = await sent(data)
    setState(refusal ? { ...refusal, step: 'writing', attempt } : { ...untouched, step: 'sent' })
  }

  async function sent(data: FormData): Promise<ContactErrors | undefined> {
    const texts = contactTextsOf(data)
    const website = String(data.get('website') ?? '')
    const refusal = contactErrors(spoken, texts)
    return (
      refusal ?? sendContactForm(apiKey, spoken, { ...texts, language, website }, shownAt.current)
    )
  }

  return { ...state, check, send }
}

function stateAfter(outcome: ContactResult | undefined): State {
  if (!outcome) return untouched
  if (outcome.isSent) return { ...untouched, step: 'sent' }
  const { wrong, failure } = outcome
  return { ...untouched, wrong, failure }
}

function mended(before: State, field: ContactField, sentence: string | undefined): State {
  const { [field]: _before, ...others } = before.wrong
  if (sentence) return { ...before, wrong: { ...others, [field]: sentence } }
  const isRight = Object.keys(others).length === 0
  return { ...before, wrong: others, failure: isRight ? '' : before.failure }
}

/** Cached pages are older: only the browser knows when the form was shown. */
function useShownAt() {
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return shownAt
}

const blank: ContactTexts = { name: '', email: '', phone: '', message: '' }

function contactErrors(spoken: Spoken, texts: ContactTexts): ContactErrors | undefined {
  const wrong = wrongContactFields(texts)
  return Object.keys(wrong).length > 0 ? toErrors(spoken, wrong, messages.formInvalid) : undefined
}

function fieldError(spoken: Spoken, field: ContactField, text: string) {
  const sentence = wrongContactFields({ ...blank, [field]: text })[field]
  return sentence && visitorSentence(spoken, sentence)
}

/** Undefined if it was sent. Forms filled in faster than people type wait for the rest. */
async function sendContactForm(
  apiKey: string,
  spoken: Spoken,
  form: Omit<ContactMessage, 'shown_for'>,
  shownAt: number,
): Promise<ContactErrors | undefined> {
  const shown_for = await writtenFor(shownAt)
  const result = await createClient({ apiKey })(contactApi).send({ ...form, shown_for })
  if (result.ok) return undefined
  const { fields, message } = result
  return toErrors(spoken, fields ?? {}, fields ? messages.formInvalid : message)
}

async function writtenFor(shownAt: number): Promise<number> {
  const least = leastSecondsToWrite * 1000
  const elapsed = () => Math.round(performance.now() - shownAt)
  if (elapsed() < least) await new Promise((resolve) => setTimeout(resolve, least - elapsed()))
  return Math.max(least, elapsed())
}

function toErrors(
  spoken: Spoken,
  fields: Partial<Record<string, string>>,
  sentence: string,
): ContactErrors {
  return { wrong: fieldSentences(spoken, fields), failure: visitorSentence(spoken, sentence) }
}
