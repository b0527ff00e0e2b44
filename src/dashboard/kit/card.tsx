import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useRevalidator } from 'react-router'
import styles from './cards.module.css'

type CardProps = {
  title: string
  hint?: string
  isWide?: boolean
  heading?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

export function Card({ title, hint, isWide = false, heading, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} data-wide={isWide} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} {...(heading && { ref: heading, tabIndex: -1 })}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  )
}

/** The row that had the focus may be gone after a change, so the heading takes it. */
export function useCardReload() {
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  async function reload(): Promise<void> {
    await revalidate()
    heading.current?.focus()
  }
  return { heading, reload }
}
