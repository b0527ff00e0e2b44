import { type ReactNode, useState } from 'react'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { SegmentedChoice } from '../../kit/fields/choices.tsx'
import { previewWords } from './words.ts'
import styles from './preview.module.css'

type Half = 'form' | 'preview'
type HalvesProps = Record<Half, ReactNode> & {
  isWide?: boolean
}

export function Halves({ isWide = false, ...halves }: HalvesProps) {
  const words = useWords(previewWords)
  const isNarrow = useIsBelow(1024)
  const [shown, setShown] = useState<Half>('form')
  return (
    <div className={styles.halves} data-wide={isWide || undefined}>
      {isNarrow && (
        <SegmentedChoice
          label={words.parts}
          options={[
            { key: 'form', name: words.form },
            { key: 'preview', name: words.title },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
      )}
      <div hidden={isNarrow && shown !== 'form'}>{halves.form}</div>
      <div className={styles.preview} hidden={isNarrow && shown !== 'preview'}>
        {halves.preview}
      </div>
    </div>
  )
}
