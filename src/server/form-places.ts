import { networkOf } from '../api/http/network-of.ts'
import { busy, createSemaphore } from '../storage/engine/semaphore.ts'

const formsAtOnce = 256
/** Otherwise one network could occupy every place by sending slowly. */
const formsPerNetwork = 32

/** Places for sign-ins, one-time links and messages, which anybody may send: slow senders must not block readers. */
export function createFormPlaces() {
  const semaphore = createSemaphore({ concurrency: formsAtOnce, maxWaiting: 0 })
  const sending = new Map<string, number>()

  return function placeFor(address: string) {
    const network = networkOf(address)
    const change = (by: number) => {
      const count = (sending.get(network) ?? 0) + by
      if (count > 0) sending.set(network, count)
      else sending.delete(network)
    }
    return {
      /** Throws Problem('unavailable'). */
      async acquire(): Promise<void> {
        if ((sending.get(network) ?? 0) >= formsPerNetwork) throw busy()
        change(1)
        await semaphore.acquire().catch((refusal) => {
          change(-1)
          throw refusal
        })
      },
      release(): void {
        change(-1)
        semaphore.release()
      },
    }
  }
}
