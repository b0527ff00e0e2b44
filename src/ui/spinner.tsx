import { CompanyMark } from './company-mark.tsx'
import styles from './spinner.module.css'

/** The noria turning: something is on its way. Whoever shows it also says so in words. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span className={isLarge ? styles.large : styles.small} aria-hidden="true">
      <CompanyMark className={styles.wheel} />
    </span>
  )
}
