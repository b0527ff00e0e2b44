import type { ReactNode } from 'react'
import { useId } from 'react'
import { useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../words.ts'
import styles from './fields.module.css'

type SideCardProps = {
  title: string
  isUnsaved: boolean
  problem?: ReactNode
  /** Its name leads to it. */
  field?: string
  children: ReactNode
}

export function SideCard({ title, isUnsaved, problem, field, children }: SideCardProps) {
  const words = useWords(kitWords)
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id} data-field={field}>
      <h2 id={id} className={styles.sideTitle}>
        {title}
        {isUnsaved && <Asterisk name={words.notSaved} />}
      </h2>
      {children}
      <div className={styles.problem} role="alert">
        {problem}
      </div>
    </section>
  )
}

function Asterisk({ name }: { name: string }) {
  return (
    <>
      <span className={styles.asterisk} aria-hidden="true">
        *
      </span>
      <span className="sr"> ({name})</span>
    </>
  )
}
