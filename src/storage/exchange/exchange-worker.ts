import type {
  DocumentToSend,
  SentDocument,
  TakenText,
  TextToTake,
} from '../../domain/exchange/exchanged-texts.ts'
import { Problem } from '../../domain/problem.ts'
import { lines } from '../../throttle/bounds.ts'
import { createWorker, startThread, WorkerEnded } from '../workers/worker.ts'

/** `units` travel as JSON, which the main thread hands on as it is. */
type ReadTranslations = {
  from: string
  to: string
  files: { original: string; fields: string[]; units: string }[]
}
export type ExchangeJob =
  | { send: DocumentToSend }
  | { read: string }
  | { units: string; take: TextToTake[] }
export type ExchangeResult = {
  send: SentDocument
  read: ReadTranslations
  take: Record<string, TakenText>
}

/** The largest file takes seconds, which would block visitors on the main thread. */
const worker = createWorker<ExchangeJob, ExchangeResult[keyof ExchangeResult]>(
  () => startThread('exchange/exchange-thread.ts', 384),
  { longest: 60_000, idle: 60_000, line: lines.exchange },
)

export function sendDocument(send: DocumentToSend): Promise<SentDocument> {
  return run({ send }) as Promise<SentDocument>
}

/** Throws Problem('invalid-input') for a file that is no translation. */
export function readTranslations(path: string): Promise<ReadTranslations> {
  return run({ read: path }) as Promise<ReadTranslations>
}

export function takeTexts(units: string, take: TextToTake[]): Promise<Record<string, TakenText>> {
  return run({ units, take }) as Promise<Record<string, TakenText>>
}

async function run(job: ExchangeJob) {
  try {
    return await worker.run(job)
  } catch (error) {
    throw error instanceof WorkerEnded
      ? new Problem('unavailable', { cause: error, retryAfter: 5 })
      : error
  }
}
