import { Problem } from '../../domain/problem.ts'
import { lines } from '../../throttle/bounds.ts'
import { createWorker, startThread, WorkerEnded } from '../workers/worker.ts'

/** `content` is cleaned HTML, `words` are its search words as JSON (`wordsAsJson`). */
export type RichText = { content: string; words: string }

/** The largest article takes 100 ms, which would block visitors on the main thread. */
const worker = createWorker<string, RichText>(() => startThread('articles/text-thread.ts', 96), {
  longest: 10_000,
  idle: 60_000,
  line: lines.richText,
})

export async function prepareRichText(html: string): Promise<RichText> {
  if (html === '') return { content: '', words: '{}' }
  try {
    return await worker.run(html)
  } catch (error) {
    throw error instanceof WorkerEnded
      ? new Problem('unavailable', { cause: error, retryAfter: 5 })
      : error
  }
}
