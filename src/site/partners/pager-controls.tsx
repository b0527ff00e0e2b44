import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import styles from './pager-controls.module.css'
import { partnerWordsFor } from './partner-words.ts'

type PagerControlsProps = {
  /** Zero-based; `last` is exclusive. */
  first: number
  last: number
  total: number
  onPrevious: () => void
  onNext: () => void
}

export function PagerControls({ first, last, total, onPrevious, onNext }: PagerControlsProps) {
  const { fallback, language } = useSite()
  const partners = partnerWordsFor(language)
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === forwards) onNext()
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') onPrevious()
  }
  return (
    <div className={styles.controls} lang={fallback}>
      <output className="num">
        <Label>{partners.range(first + 1, last, total)}</Label>
      </output>
      <button type="button" aria-label={partners.previous} onClick={onPrevious} onKeyDown={turn}>
        <IconArrowLeft className="flip" size={20} aria-hidden="true" />
      </button>
      <button type="button" aria-label={partners.next} onClick={onNext} onKeyDown={turn}>
        <IconArrowRight className="flip" size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
