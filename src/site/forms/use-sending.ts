import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Result } from '../../api/client/send.ts'
import { leastSecondsToWrite } from '../../domain/contact/inbox-message.ts'
import { type Message, messages } from '../../domain/messages.ts'
import { useSite } from '../site.ts'
import {
  type FormErrors,
  formErrors,
  type FormOutcome,
  visitorSentence,
} from './visitor-sentence.ts'

type State = FormErrors & { step: 'writing' | 'sending' | 'sent'; attempt: number }

const untouched: State = { step: 'writing', attempt: 0, wrong: {}, failure: '' }

type Sending = {
  /** It is of a form that was sent without scripts. */
  outcome: FormOutcome<unknown> | undefined
  wrongIn: (data: FormData) => Partial<Record<string, Message>>
  /** The field of a control, by its name. */
  fieldOf?: (name: string) => string
  send: (data: FormData, shownFor: number) => Promise<Result<unknown>>
}

export function useSending({ outcome, wrongIn, fieldOf = (name) => name, send }: Sending) {
  const { language, ownWords } = useSite()
  const spoken = { language, ownWords }
  const shownAt = useShownAt()
  const [state, setState] = useState(() => stateAfter(outcome))

  function check({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void {
    const field = fieldOf((target as Element as HTMLInputElement).name)
    if (!state.wrong[field]) return
    const sentence = wrongIn(new FormData(currentTarget))[field]
    setState((before) => mended(before, field, sentence && visitorSentence(spoken, sentence)))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.step === 'sending') return
    const data = new FormData(event.currentTarget)
    const attempt = state.attempt + 1
    setState({ ...untouched, step: 'sending' })
    const refusal = await refused(data)
    setState(refusal ? { ...refusal, step: 'writing', attempt } : { ...untouched, step: 'sent' })
  }

  async function refused(data: FormData): Promise<FormErrors | undefined> {
    const wrong = wrongIn(data)
    if (Object.keys(wrong).length > 0) return formErrors(spoken, wrong, messages.formInvalid)
    const result = await send(data, await writtenFor(shownAt.current))
    return result.ok ? undefined : formErrors(spoken, result.fields, result.message)
  }

  return { ...state, check, submit }
}

function stateAfter(outcome: FormOutcome<unknown> | undefined): State {
  if (!outcome) return untouched
  if (outcome.isSent) return { ...untouched, step: 'sent' }
  const { wrong, failure } = outcome
  return { ...untouched, wrong, failure }
}

function mended(before: State, field: string, sentence: string | undefined): State {
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

/** Forms filled in faster than people type wait for the rest. */
async function writtenFor(shownAt: number): Promise<number> {
  const least = leastSecondsToWrite * 1000
  const elapsed = () => Math.round(performance.now() - shownAt)
  if (elapsed() < least) await new Promise((resolve) => setTimeout(resolve, least - elapsed()))
  return Math.max(least, elapsed())
}
