import styles from './spinner.module.css'

/** It is always shown with words that say what is loading. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span className={isLarge ? styles.large : styles.small} aria-hidden="true">
      <Ring className={styles.ring} />
    </span>
  )
}

export function Ring({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14.3" strokeWidth="2.4" strokeDasharray="2.9 4.588" />
      <circle cx="16" cy="16" r="12" strokeWidth="1.7" />
    </svg>
  )
}
