import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Failure, Result } from '../../../api/client/client.ts'
import type { PreviewForm } from '../../../contract/previews.ts'
import { client } from '../../app/client.ts'

/** Files of this browser are named by the addresses that they are given. */
export type MakePreview = (addressOf: (file: File) => string) => Promise<PreviewForm['overlay']>

type PreviewState = {
  id: string | null
  turn: number
  failure: Failure | null
}

/**
 * A preview of the values as they are when the component comes, and again at each other turn; its files can be
 * seen until then. The preview of a `previewId` is used again until it has expired.
 */
export function usePreview(make: MakePreview, previewId: RefObject<string | null>, turn: number) {
  const [state, setState] = useState<PreviewState>({ id: null, turn, failure: null })
  const makeNow = useEffectEvent(make)

  useEffect(() => {
    const addresses: string[] = []
    let isGone = false
    void begin().then((result) => {
      if (result.ok) previewId.current = result.value.id
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
      const preview = await makeNow((file) => {
        const address = URL.createObjectURL(file)
        addresses.push(address)
        return address
      })
      const changed =
        previewId.current &&
        (await client().previews.change(previewId.current, { overlay: preview }))
      if (changed && (changed.ok || changed.status !== 404)) return changed
      return client().previews.create({ overlay: preview })
    }
  }, [previewId, turn])

  return state
}
