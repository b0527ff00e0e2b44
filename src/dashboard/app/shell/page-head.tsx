import { type ReactNode, useLayoutEffect, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isolated } from '../../../ui/isolated.ts'
import { useCompanyName } from '../company.ts'
import styles from './page-head.module.css'
import { createStore } from '../store.ts'

type PageHeadProps = {
  title: string
  isWritten?: boolean | undefined
  badge?: ReactNode
  children?: ReactNode
}

export function PageHead({ title, isWritten = false, badge, children }: PageHeadProps) {
  const company = useCompanyName()
  useShowTitle(title, isWritten)
  return (
    <div className={styles.head}>
      <title>{`${isWritten ? isolated(title) : title} · ${company}`}</title>
      <div className={styles.name} data-written={isWritten || undefined}>
        <h1 tabIndex={-1}>{isWritten ? <bdi>{title}</bdi> : title}</h1>
        {badge}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

type CountBadgeProps = { count: number; name: (count: number) => string }

export function CountBadge({ count, name }: CountBadgeProps) {
  return (
    <span className={styles.count}>
      <span className="num" aria-hidden="true">
        {count}
      </span>
      <span className="sr">{name(count)}</span>
    </span>
  )
}

const shown = createStore({ pathname: '', title: '', isWritten: false })

function useShowTitle(title: string, isWritten: boolean): void {
  const { pathname } = useLocation()
  useLayoutEffect(() => shown.set({ pathname, title, isWritten }), [pathname, title, isWritten])
}

export function useTitleOf(pathname: string): { title: string; isWritten: boolean } | null {
  const { pathname: of, ...own } = shown.useValue()
  return of === pathname ? own : null
}

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
