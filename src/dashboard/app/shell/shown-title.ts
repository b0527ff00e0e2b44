import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { createStore } from '../store.ts'

const shown = createStore({ pathname: '', title: '' })

/** Tells the breadcrumb what the open page is called. */
export function useShowTitle(title: string): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => shown.set({ pathname, title }), [pathname, title])
}

/** What the page at this address calls itself; blank until it is there. */
export function useTitleOf(pathname: string): string {
  const { pathname: of, title } = shown.useValue()
  return of === pathname ? title : ''
}
