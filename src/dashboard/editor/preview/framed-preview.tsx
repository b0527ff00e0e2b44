import { type RefObject, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { PageFrame } from './page-frame.tsx'
import styles from './page-preview.module.css'
import type { Shown } from './site-preview.tsx'
import { type MakePreview, usePreview } from './use-preview.ts'

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
