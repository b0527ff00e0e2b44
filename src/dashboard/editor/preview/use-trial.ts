import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Failure, Result } from '../../../api/client/client.ts'
import type { TrialForm } from '../../../contract/trials.ts'
import { client } from '../../app/client.ts'

/** Unsaved values as a trial takes them; files of this browser by the address they are given. */
export type MakeOverlay = (addressOf: (file: File) => string) => Promise<TrialForm['overlay']>

/** Neither, while it is being made. */
type TrialState = { id: string | null; failure: Failure | null; version: number }

const begun: TrialState = { id: null, failure: null, version: 0 }

/**
 * A trial of the values as they are when the component comes, and again with each other `version`; its files
 * can be seen until then. An editor's `kept` trial is used again until it has expired.
 */
export function useTrial(make: MakeOverlay, kept: RefObject<string | null>, version = 0) {
  const [state, setState] = useState(begun)
  const makeNow = useEffectEvent(make)

  useEffect(() => {
    const addresses: string[] = []
    let isGone = false
    void begin().then((result) => {
      if (result.ok) kept.current = result.value.id
      if (isGone) return
      const made = result.ok
        ? { id: result.value.id, failure: null }
        : { id: null, failure: result }
      setState({ ...made, version })
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
  }, [kept, version])

  return state
}
