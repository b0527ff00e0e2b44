import { networkOf } from '../api/http/network-of.ts'
import { busy, createTurns } from '../storage/engine/turns.ts'

const formsAtOnce = 256
/** Otherwise one network could occupy every place by sending slowly. */
const formsPerNetwork = 32

/** Places for sign-ins and messages, which anybody may send: slow senders must not block readers. */
export function createFormPlaces() {
  const turns = createTurns({ atOnce: formsAtOnce, mayWait: 0 })
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
      async enter(): Promise<void> {
        if ((sending.get(network) ?? 0) >= formsPerNetwork) throw busy()
        change(1)
        await turns.enter().catch((refusal) => {
          change(-1)
          throw refusal
        })
      },
      leave(): void {
        change(-1)
        turns.leave()
      },
    }
  }
}
