import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Result } from '../../api/client/send.ts'
import { leastSecondsToCheck, leastSecondsToWrite } from '../../domain/contact/inbox-message.ts'
import { type Message, messages } from '../../domain/messages.ts'
import { useSite } from '../site.ts'
import { type AskForChallenge, useProof } from './use-proof.ts'
import {
  type FormErrors,
  formErrors,
  type FormOutcome,
  visitorSentence,
} from './visitor-sentence.ts'

type State = FormErrors & {
  step: 'writing' | 'sending' | 'sent'
  attempt: number
  share?: number
}

const untouched: State = { step: 'writing', attempt: 0, wrong: {}, failure: '' }

type Proving = { shown_for: number; proof?: string; ticket?: string }

type Sending = {
  form: RefObject<HTMLFormElement | null>
  /** It is of a form that was sent without scripts. */
  outcome: FormOutcome<unknown> | undefined
  wrongIn: (data: FormData) => Partial<Record<string, Message>>
  /** The field of a control, by its name. */
  fieldOf?: (name: string) => string
  challenge: AskForChallenge
  send: (
    data: FormData,
    proving: Proving,
    onProgress: (share: number) => void,
  ) => Promise<Result<unknown>>
}

export function useSubmission({
  form,
  outcome,
  wrongIn,
  fieldOf = (name) => name,
  ...call
}: Sending) {
  const { language, ownWords } = useSite()
  const spoken = { language, ownWords }
  const shownAt = useShownAt()
  const takeProof = useProof(form, call.challenge)
  const [state, setState] = useState(() => stateAfter(outcome))
  const { ticket } = state
  const ticketAt = useRef(0)
  useEffect(() => {
    if (ticket) ticketAt.current = performance.now()
  }, [ticket])

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
    setState({ ...untouched, ticket, step: 'sending' })
    const refusal = await refused(data)
    setState(
      refusal ? { ticket, ...refusal, step: 'writing', attempt } : { ...untouched, step: 'sent' },
    )
  }

  async function refused(data: FormData): Promise<FormErrors | undefined> {
    const wrong = wrongIn(data)
    if (Object.keys(wrong).length > 0) return formErrors(spoken, wrong, messages.formInvalid)
    const onProgress = (share: number) => setState((before) => ({ ...before, share }))
    const result = await call.send(data, await proving(), onProgress)
    if (result.ok) return undefined
    const { fields, message } = result
    return {
      ...formErrors(spoken, fields, message),
      ...(result.ticket && { ticket: result.ticket }),
    }
  }

  async function proving(): Promise<Proving> {
    const [shownFor, proven] = await Promise.all([
      since(shownAt.current, leastSecondsToWrite),
      takeProof(),
    ])
    if (proven) return { shown_for: shownFor, proof: proven }
    if (ticket) await since(ticketAt.current, leastSecondsToCheck)
    return { shown_for: shownFor, ticket: ticket ?? '' }
  }

  return { ...state, check, submit }
}

function stateAfter(outcome: FormOutcome<unknown> | undefined): State {
  if (!outcome) return untouched
  if (outcome.isSent) return { ...untouched, step: 'sent' }
  const { wrong, failure, ticket } = outcome
  return { ...untouched, wrong, failure, ticket }
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

/** Forms sent faster than people type or read wait for the rest. */
async function since(time: number, seconds: number): Promise<number> {
  const least = seconds * 1000
  const elapsed = () => Math.round(performance.now() - time)
  if (elapsed() < least) await new Promise((resolve) => setTimeout(resolve, least - elapsed()))
  return Math.max(least, elapsed())
}
