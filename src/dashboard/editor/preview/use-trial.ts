import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Failure, Result } from '../../../api/client/client.ts'
import type { TrialForm } from '../../../contract/trials.ts'
import { client } from '../../app/client.ts'

/** Unsaved values as a trial takes them; files of this browser by the address they are given. */
export type MakeOverlay = (addressOf: (file: File) => string) => Promise<TrialForm['overlay']>

type TrialState = {
  /** The id is that of the last trial made at this turn. */
  id: string | null
  turn: number
  /** Why the next one was not. */
  failure: Failure | null
}

/**
 * A trial of the values as they are when the component comes, and again at each other turn; its files can be
 * seen until then. A `kept` trial is used again until it has expired.
 */
export function useTrial(make: MakeOverlay, kept: RefObject<string | null>, turn: number) {
  const [state, setState] = useState<TrialState>({ id: null, turn, failure: null })
  const makeNow = useEffectEvent(make)

  useEffect(() => {
    const addresses: string[] = []
    let isGone = false
    void begin().then((result) => {
      if (result.ok) kept.current = result.value.id
      if (isGone) return
      setState((last) =>
        result.ok ? { id: result.value.id, turn, failure: null } : { ...last, failure: result },
      )
    })
    return () => {
      isGone = true
      for (const address of addresses) URL.revokeObjectURL(address)
    }

    async function begin(): Promise<Result<{ id: string }>> {
      const overlay = await makeNow((file) => {
        const address = URL.createObjectURL(file)
        addresses.push(address)
        return address
      })
      const changed = kept.current && (await client().trials.change(kept.current, { overlay }))
      if (changed && (changed.ok || changed.status !== 404)) return changed
      return client().trials.create({ overlay })
    }
  }, [kept, turn])

  return state
}
