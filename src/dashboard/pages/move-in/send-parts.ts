import type { Failure, Result } from '../../../api/client/send.ts'
import { messages } from '../../../domain/messages.ts'

type Parts = { size: number; partBytes: number; missing: number[] }

type Sending = {
  send: (part: Range, onProgress: (share: number) => void) => Promise<Result<unknown>>
  signal: AbortSignal
  onSent: (share: number) => void
  onWaiting: (isWaiting: boolean) => void
  pause: (seconds: number) => Promise<void>
}

export type Range = { number: number; from: number; to: number }

const atOnce = 3
const mostTries = 4
const longestPause = 30
const passing = new Set([0, 408, 429, 500, 502, 503, 504])

export async function sendParts(parts: Parts, sending: Sending): Promise<Failure | undefined> {
  const { signal, onSent } = sending
  const waiting = parts.missing.map((number) => rangeOf(number, parts))
  const outstanding = waiting.reduce((sum, { from, to }) => sum + to - from, 0)
  const sent = new Map<number, number>()
  let failure: Failure | undefined

  function tell(number: number, bytes: number) {
    sent.set(number, bytes)
    const all = [...sent.values()].reduce((sum, one) => sum + one, parts.size - outstanding)
    onSent(parts.size > 0 ? all / parts.size : 1)
  }

  async function sendNext(): Promise<void> {
    const part = waiting.shift()
    if (!part || failure || signal.aborted) return
    const bytes = part.to - part.from
    const onProgress = (share: number) => tell(part.number, share * bytes)
    const refused = await sendUntilThere(part, sending, onProgress)
    failure ??= refused
    if (!failure && !signal.aborted) tell(part.number, bytes)
    return sendNext()
  }

  await Promise.all(Array.from({ length: atOnce }, sendNext))
  return failure
}

async function sendUntilThere(
  part: Range,
  sending: Sending,
  onProgress: (share: number) => void,
  tries = 1,
): Promise<Failure | undefined> {
  const { send, signal, onWaiting, pause } = sending
  const answer = await send(part, onProgress).catch(unlessUnreadable)
  if (answer.ok) onWaiting(false)
  if (answer.ok || signal.aborted) return undefined
  const isPassing = passing.has(answer.status)
  const isDamaged = answer.status === 400 && tries < mostTries
  if (!isPassing && !isDamaged) return answer
  onProgress(0)
  if (isPassing) {
    onWaiting(true)
    await pause(answer.retryAfter ?? Math.min(2 ** tries, longestPause))
  }
  return signal.aborted ? undefined : sendUntilThere(part, sending, onProgress, tries + 1)
}

/** A folder or a stick may be gone before the file was read. */
export function unlessUnreadable(error: unknown): Failure {
  if (!(error instanceof DOMException)) throw error
  return { ok: false, status: 404, message: messages.fileUnreadable }
}

function rangeOf(number: number, { size, partBytes }: Parts): Range {
  const from = (number - 1) * partBytes
  return { number, from, to: Math.min(from + partBytes, size) }
}
