import type { ReactNode } from 'react'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import styles from './preview.module.css'

type PreviewNoticeProps = { heading: string; children: ReactNode }

export function PreviewNotice({ heading, children }: PreviewNoticeProps) {
  const { fallback } = useSite()
  return (
    <section className={`${siteStyles.container} ${styles.notice}`} lang={fallback}>
      <h1>{heading}</h1>
      <div>{children}</div>
    </section>
  )
}
