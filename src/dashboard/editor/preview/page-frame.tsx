import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import type { PreviewWidth } from './preview-width.tsx'
import { previewWords } from './words.ts'
import styles from './preview.module.css'

const widths = { phone: 390, tablet: 768, desk: 1440 } as const satisfies Record<
  PreviewWidth,
  number
>

type PageFrameProps = {
  address: string
  language: LanguageCode
  width: PreviewWidth
  dress?: (page: Document) => void
  /** Called when an error came instead of the page, such as that of a preview that has expired. */
  onLost?: () => void
}

export function PageFrame({ address, language, width, dress, onLost }: PageFrameProps) {
  const words = useWords(previewWords)
  const { nameOf } = useLocale()
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState('')
  const scroll = useScrollIn(frame, address)

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const fit = () => {
      element.style.setProperty('--width', `${widths[width]}px`)
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / widths[width])))
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument
    if (page && shown === address) dress?.(page)
  }, [dress, shown, address])

  function show() {
    if (!frame.current?.contentDocument) return onLost?.()
    scroll.restore()
    setShown(address)
  }

  return (
    <div ref={stage} className={styles.stage} aria-busy={shown !== address}>
      {shown !== address && <Spinner isLarge />}
      <iframe
        ref={frame}
        className={styles.frame}
        src={address}
        title={words.page(nameOf(language))}
        // The page is only looked at: nothing in it runs or leads anywhere.
        sandbox="allow-same-origin"
        onLoad={show}
      />
    </div>
  )
}

function useScrollIn(frame: RefObject<HTMLIFrameElement | null>, address: string) {
  const left = useRef({ address, top: 0 })
  useLayoutEffect(
    () => () => {
      // The document is asked, because the window of an error page cannot be read.
      left.current = { address, top: frame.current?.contentDocument?.defaultView?.scrollY ?? 0 }
    },
    [frame, address],
  )
  return {
    restore() {
      const isSamePage = pathOf(left.current.address) === pathOf(address)
      const top = isSamePage ? left.current.top : 0
      frame.current?.contentWindow?.scrollTo({ top, behavior: 'instant' })
    },
  }
}

function pathOf(address: string): string | undefined {
  return address.split('?')[0]
}
