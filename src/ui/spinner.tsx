import { Ring } from './company-mark.tsx'
import styles from './spinner.module.css'

/** It is always shown with words that say what is loading. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span className={isLarge ? styles.large : styles.small} aria-hidden="true">
      <Ring className={styles.ring} />
    </span>
  )
}
