import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After each change of the page the focus is on its heading, so that it is read; not on the first page. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading()
  }, [pathname])
}

export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus()
}
