import { type RefObject, useState, useEffect, useEffectEvent } from 'react'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { PageFrame } from './page-frame.tsx'
import type { Shown } from './site-preview.tsx'
import type { Failure, Result } from '../../../api/client/send.ts'
import type { PreviewForm } from '../../../contract/previews.ts'
import { previewsApi } from '../../../api/client/previews-api.ts'
import { client } from '../../app/client.ts'
import styles from './preview.module.css'

type FramedPreviewProps = {
  shown: Shown
  make: MakePreview
  previewId: RefObject<string | null>
  version?: string | number
  dress?: (page: Document) => void
}

/**
 * A page with unsaved values. An expired preview is made anew; while the values are refused, the page stays
 * as it last was.
 */
export function FramedPreview({ shown, make, previewId, version = '', dress }: FramedPreviewProps) {
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const [asked, setAsked] = useState({ version, turn: 1 })
  const tryAgain = () => setAsked({ version, turn: asked.turn + 1 })
  if (asked.version !== version) tryAgain()
  const { id, turn, failure } = usePreview(make, previewId, asked.turn)
  const [lostAt, setLostAt] = useState<number | null>(null)
  const isFramed = id !== null && lostAt !== turn
  const isLost = id !== null && !isFramed && asked.turn === turn
  const refusal = failure?.message ?? (isLost ? messages.noResponse : null)
  const { path, ...frame } = shown

  function replaceLost() {
    setLostAt(turn)
    if (lostAt !== turn - 1) tryAgain()
  }

  return (
    <div className={styles.framed}>
      {refusal && (
        <FormAlert title={translate(refusal)}>
          <Button onPress={tryAgain}>{common.actions.retry}</Button>
        </FormAlert>
      )}
      {!refusal && !isFramed && <Spinner isLarge />}
      {isFramed && (
        <PageFrame
          address={`${path}?trial=${id}&turn=${turn}`}
          {...frame}
          {...(dress && { dress })}
          onLost={replaceLost}
        />
      )}
    </div>
  )
}

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
function usePreview(make: MakePreview, previewId: RefObject<string | null>, turn: number) {
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
        (await client(previewsApi).change(previewId.current, { overlay: preview }))
      if (changed && (changed.ok || changed.status !== 404)) return changed
      return client(previewsApi).create({ overlay: preview })
    }
  }, [previewId, turn])

  return state
}
