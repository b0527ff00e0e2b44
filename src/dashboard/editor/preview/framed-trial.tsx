import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { PageFrame } from './page-frame.tsx'
import type { Shown } from './site-preview.tsx'
import { type MakeOverlay, useTrial } from './use-trial.ts'

type FramedTrialProps = {
  shown: Shown
  make: MakeOverlay
  /** The frame shows another page once this is another. */
  version: string
  /** Before the page is seen, and whenever it is another function. */
  dress?: (page: Document) => void
}

/** A page with unsaved values; an expired trial is made anew. */
export function FramedTrial({ version, ...framed }: FramedTrialProps) {
  const trial = useRef<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  return (
    <Framed
      key={`${attempt} ${version}`}
      trial={trial}
      onRetry={() => setAttempt(attempt + 1)}
      {...framed}
    />
  )
}

type FramedProps = Omit<FramedTrialProps, 'version'> & {
  trial: RefObject<string | null>
  onRetry: () => void
}

function Framed({ shown, make, dress, trial, onRetry }: FramedProps) {
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { id, failure } = useTrial(make, trial)
  const { language, path, width } = shown
  if (failure) {
    return (
      <FormAlert title={translate(failure.message)}>
        <Button onPress={onRetry}>{common.actions.retry}</Button>
      </FormAlert>
    )
  }
  if (id === null) return <Spinner isLarge />
  return (
    <PageFrame
      address={`${path}?trial=${id}`}
      {...{ language, width, ...(dress && { dress }) }}
      onLost={onRetry}
    />
  )
}
