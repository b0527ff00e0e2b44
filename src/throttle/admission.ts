import { lines } from './bounds.ts'
import { networkOf } from './network-of.ts'
import { createSemaphore } from './semaphore.ts'
import { setImmediate as nextLoop } from 'node:timers/promises'

/** Anybody may send a `form`: sign-ins, one-time links, messages and visits. */
export type CallClass = 'visitor' | 'staff' | 'upload' | 'form' | 'attachments'

export type Admission = ReturnType<typeof createAdmission>

/** Limits concurrency per class, so that staff and slow senders never hold up readers. */
export function createAdmission() {
  const page = createSemaphore(lines.page)
  const calls = {
    visitor: createSemaphore(lines.visitor),
    staff: createSemaphore(lines.staff),
    upload: createSemaphore(lines.upload),
    form: createSemaphore(lines.form),
    attachments: createSemaphore(lines.attachments),
  } satisfies Record<CallClass, unknown>
  const gate = createConnectionGate()

  /** Resolves to what ends the call. Throws Problem('unavailable'). */
  async function admit(kind: CallClass, address: string): Promise<() => void> {
    const network = networkOf(address)
    await calls[kind].acquire(network)
    return () => calls[kind].release(network)
  }

  /** Admits a form that a page receives. Throws Problem('unavailable') before the work begins. */
  function receive<Result>(
    address: string,
    work: () => Promise<Result>,
    kind: 'form' | 'attachments' = 'form',
  ): Promise<Result> {
    return calls[kind].run(work, networkOf(address))
  }

  /** Throws Problem('unavailable') before the work begins. */
  function render<Result>(
    work: () => Promise<Result>,
    drawing?: { begins(): void },
  ): Promise<Result> {
    return page.run(async () => {
      await gate.acceptWaiting()
      drawing?.begins()
      return work()
    })
  }

  return {
    admit,
    receive,
    render,
    isFull: page.isFull,
    connected: gate.connected,
  }
}

const mostLoops = 32

/**
 * The event loop accepts one connection per iteration, and rendering a page takes as long as
 * accepting many. So between two pages it iterates at least once, and on while connections arrive,
 * within a bound.
 */
function createConnectionGate() {
  let came = 0
  let seen = 0
  let done = Promise.resolve()

  async function goRound(): Promise<void> {
    let loop = 0
    do {
      seen = came
      await nextLoop()
    } while (seen < came && ++loop < mostLoops)
  }

  return {
    connected(): void {
      came += 1
    },

    acceptWaiting: (): Promise<void> => (done = done.then(goRound)),
  }
}
