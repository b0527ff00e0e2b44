import { type ReactNode, useState } from 'react'
import { useIsFrom } from '../../../ui/use-breakpoint.ts'
import { SegmentedChoice } from '../../kit/fields/choices.tsx'
import styles from './preview.module.css'

type Half = 'form' | 'preview'
type FormAndPreviewProps = {
  from: 1024 | 1400
  words: Record<Half | 'parts', string>
  preview: ReactNode
  children: ReactNode
}

export function FormAndPreview({ from, words, preview, children }: FormAndPreviewProps) {
  const hasRoom = useIsFrom(from)
  const [chosen, choose] = useState<Half>('form')
  const isShown = (half: Half) => hasRoom || chosen === half
  return (
    <div className={styles.halves} data-from={from}>
      {!hasRoom && (
        <SegmentedChoice
          label={words.parts}
          options={[
            { key: 'form', name: words.form },
            { key: 'preview', name: words.preview },
          ]}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <div className={styles.form} hidden={!isShown('form')}>
        {children}
      </div>
      {isShown('preview') && <div className={styles.preview}>{preview}</div>}
    </div>
  )
}
