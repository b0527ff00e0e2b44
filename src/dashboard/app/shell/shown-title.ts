import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { createStore } from '../store.ts'

const shown = createStore({ pathname: '', title: '', isWritten: false })

/** Tells the breadcrumb what the open page is called. */
export function useShowTitle(title: string, isWritten: boolean): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => shown.set({ pathname, title, isWritten }), [pathname, title, isWritten])
}

/** It is null until the page is there. */
export function useTitleOf(pathname: string): { title: string; isWritten: boolean } | null {
  const { pathname: of, ...own } = shown.useValue()
  return of === pathname ? own : null
}
