import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePathWithoutLanguage } from '../site.ts'

type Shown = { entry: string; page: string }

/** What was shown before; kept here because a page that is missing replaces the whole frame. */
let shown: Shown | undefined

/** Moves the focus to the heading of a new page; of the same page in another language only if it was lost. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { key: entry, search, hash } = useLocation()
  const page = usePathWithoutLanguage() + search
  useEffect(() => {
    const before = shown
    shown = { entry, page }
    if (!before || before.entry === entry) return
    // An anchor within the page is the browser's to follow.
    const isKept = hash !== '' || document.activeElement !== document.body
    if (before.page === page && isKept) return
    const heading = main.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [entry, page, hash, main])
}
