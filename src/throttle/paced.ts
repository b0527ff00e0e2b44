import { setImmediate as nextIteration } from 'node:timers/promises'
import { lines } from './bounds.ts'
import { createSemaphore } from './semaphore.ts'

/**
 * The event loop accepts one connection per iteration. Hundreds of files, a part of each sent in one
 * iteration, would keep new visitors waiting for seconds.
 */
const turns = createSemaphore(lines.part)

/**
 * The body of an answer; of all of them together, few parts are sent per iteration. Nothing is read
 * before it is asked for.
 */
export function paced(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reading = parts[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(body) {
        await turns.acquire()
        const { done, value } = await reading.next().finally(endTurn)
        if (done) body.close()
        else body.enqueue(value)
      },
      async cancel() {
        await reading.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

export function pacedResponse(answer: Response): Response {
  const body = answer.body as AsyncIterable<Uint8Array> | null
  return body ? new Response(paced(body), answer) : answer
}

function endTurn(): void {
  void nextIteration().then(() => turns.release())
}
