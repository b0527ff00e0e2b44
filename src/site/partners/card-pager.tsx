import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useIsBelow } from '../../ui/use-breakpoint.ts'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { directionOf } from '../../domain/languages/language.ts'
import { homeWords } from '../../domain/site-words/home-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { isolated } from '../../ui/isolated.ts'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './partners.module.css'

/** Some browsers have no `scrollend`. */
const settledAfter = 150

/** Pages of a scrolling strip: the first visible card, and steps that wrap around (PTN-1). */
export function useCardPager(total: number) {
  const strip = useRef<HTMLUListElement>(null)
  const perPage = useCardsPerPage()
  const lastFirst = Math.max(0, total - perPage)
  const [scrolledTo, setScrolledTo] = useState(0)
  const first = Math.min(scrolledTo, lastFirst)
  const isTurning = useRef(false)
  useScrollEnd(strip, (element) => {
    if (!isTurning.current) setScrolledTo(cardInSight(element))
    isTurning.current = false
  })

  function goTo(index: number): void {
    setScrolledTo(index)
    if (!strip.current) return
    isTurning.current = true
    scrollToCard(strip.current, index)
  }

  return {
    strip,
    first,
    last: Math.min(first + perPage, total),
    isWhole: total <= perPage,
    previous: () => goTo(first === 0 ? lastFirst : Math.max(0, first - perPage)),
    next: () => goTo(first === lastFirst ? 0 : Math.min(first + perPage, lastFirst)),
  }
}

/** The widths of K-06; the style sheet uses the same. */
function useCardsPerPage(): number {
  const isPhone = useIsBelow(768)
  const isTablet = useIsBelow(992)
  if (isPhone) return 1
  return isTablet ? 2 : 3
}

function useScrollEnd(strip: RefObject<HTMLElement | null>, onEnd: (strip: HTMLElement) => void) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const saysSo = 'onscrollend' in element
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(element), saysSo ? 0 : settledAfter)
    }
    const event = saysSo ? 'scrollend' : 'scroll'
    element.addEventListener(event, settle, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener(event, settle)
    }
  }, [strip])
}

function cardInSight(strip: HTMLElement): number {
  const step = Math.abs(offsetOf(strip, 1))
  return step === 0 ? 0 : Math.round(Math.abs(strip.scrollLeft) / step)
}

function scrollToCard(strip: HTMLElement, index: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollTo({ left: offsetOf(strip, index), behavior: isCalm ? 'instant' : 'smooth' })
}

/** The place is negative where text runs from right to left. */
function offsetOf(strip: HTMLElement, index: number): number {
  const [first, card] = [strip.children[0], strip.children[index]]
  if (!(first instanceof HTMLElement && card instanceof HTMLElement)) return 0
  return card.offsetLeft - first.offsetLeft
}

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

/** The range is isolated: in languages that run from right to left it would be turned around. */
function useRange(first: number, last: number): string {
  const { language } = useSite()
  if (first === last) return String(first)
  const range = `${first}–${last}`
  return directionOf(language) === 'rtl' ? isolated(range) : range
}
