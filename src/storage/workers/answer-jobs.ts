import { parentPort } from 'node:worker_threads'
import { Problem, type ProblemCode } from '../../domain/problem.ts'

type Refusal = {
  code: ProblemCode
  fields?: Record<string, string>
  retryAfter?: number
  cause?: string
}

/** Errors lose their class between processes. */
export type Outcome<Result> = { result: Result } | { problem: Refusal } | { error: string }

export function answerJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  const port = parentPort ?? process
  const answer = (outcome: Outcome<Result>) =>
    parentPort ? parentPort.postMessage(outcome, []) : process.send?.(outcome)
  port.on('message', async (job: Job) => {
    try {
      answer({ result: await work(job) })
    } catch (error) {
      answer(error instanceof Problem ? { problem: refusalOf(error) } : { error: String(error) })
    }
  })
  process.once('disconnect', () => process.exit())
}

function refusalOf({ code, fields, retryAfter, cause }: Problem): Refusal {
  return {
    code,
    ...(fields && { fields }),
    ...(retryAfter && { retryAfter }),
    ...(cause !== undefined && { cause: String(cause) }),
  }
}
