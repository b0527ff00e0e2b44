import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePathWithoutLanguage } from '../site.ts'

/** Moves the focus to the heading of a new page; not on the first one, nor when only the language changes. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const page = usePathWithoutLanguage() + useLocation().search
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const heading = main.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [page, main])
}
