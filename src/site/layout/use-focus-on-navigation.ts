import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePathWithoutLanguage, useAlternates } from '../site.ts'

type Shown = { entry: string; page: string }

/** It is kept here because an error page replaces the whole frame. */
let shown: Shown | undefined

/** The focus goes to the heading of a new page; in another language only if the focus was lost. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { key: entry, search, hash } = useLocation()
  const path = usePathWithoutLanguage()
  const [first = path] = Object.values(useAlternates().paths ?? {})
  const page = first + search
  useEffect(() => {
    const before = shown
    shown = { entry, page }
    if (!before || before.entry === entry) return
    // The browser follows anchors within the page.
    const hasTarget = hash !== '' || document.activeElement !== document.body
    if (before.page === page && hasTarget) return
    const heading = main.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [entry, page, hash, main])
}
