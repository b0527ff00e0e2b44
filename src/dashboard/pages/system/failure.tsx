import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../app/locale/locale.tsx'
import cards from '../../kit/cards.module.css'
import styles from './system.module.css'
import { systemWords } from './words.ts'

/** The reason is the machine's, in English. */
export function Failure({ children, fault }: { children: ReactNode; fault: string | null }) {
  const words = useWords(systemWords)
  return (
    <div className={styles.failed}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>
        <p>{children}</p>
        {fault && (
          <>
            <p className={cards.hint}>{words.reason}</p>
            <p lang="en" dir="ltr" className={cards.hint}>
              {fault}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
