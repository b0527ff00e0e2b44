import { LinkIcon } from '../../ui/link-icon.tsx'
import type { KeyboardEvent } from 'react'
import { directionOf } from '../../domain/languages/language.ts'
import { homeWords } from '../../domain/site-words/home-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { isolated } from '../../ui/isolated.ts'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import styles from './pager-controls.module.css'
import { useWords } from '../words/use-words.ts'

type PagerControlsProps = {
  /** Zero-based; `last` is exclusive. */
  first: number
  last: number
  total: number
  onPrevious: () => void
  onNext: () => void
}

export function PagerControls({ first, last, total, onPrevious, onNext }: PagerControlsProps) {
  const { languageOf } = useSite()
  const words = useWords(homeWords)
  const range = useRange(first + 1, last)
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === forwards) onNext()
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') onPrevious()
  }
  return (
    <div className={styles.controls} lang={languageOf('partners_range')}>
      <output className="num">
        <Label of="partners_range">{filled(words.partners_range, { range, total })}</Label>
      </output>
      <button
        type="button"
        aria-label={words.partners_previous}
        onClick={onPrevious}
        onKeyDown={turn}
      >
        <LinkIcon className="flip" name="back" />
      </button>
      <button type="button" aria-label={words.partners_next} onClick={onNext} onKeyDown={turn}>
        <LinkIcon className="flip" name="arrow" />
      </button>
    </div>
  )
}

/** Isolated in languages from right to left, in which it would be turned around. */
function useRange(first: number, last: number): string {
  const { language } = useSite()
  if (first === last) return String(first)
  const range = `${first}–${last}`
  return directionOf(language) === 'rtl' ? isolated(range) : range
}
