import type { MovedText } from '../../domain/moving/found-in-text.ts'
import { tooLong } from '../../domain/moving/moved-item.ts'
import { lines } from '../../throttle/bounds.ts'
import { createWorker, startThread, WorkerEnded } from '../workers/worker.ts'

export type MarkdownJob = { markdown: string; isOurs: boolean; isMdx?: boolean }

/** Some texts take time that grows with the square of their length. */
const worker = createWorker<MarkdownJob, MovedText | undefined>(
  () => startThread('moving/markdown-thread.ts', 192),
  { longest: 10_000, idle: 5_000, line: lines.markdown },
)

export async function textOfMarkdown(job: MarkdownJob): Promise<MovedText | string> {
  try {
    return (await worker.run(job)) ?? tooLong
  } catch (error) {
    if (error instanceof WorkerEnded) return 'Its text takes too long to read.'
    throw error
  }
}
