import type { ReactNode } from 'react'
import styles from './company-mark.module.css'

type CompanyMarkProps = {
  className?: string | undefined
  letter?: string | undefined
}

export function CompanyMark({ className = '', letter }: CompanyMarkProps) {
  if (letter) return <i className={`${styles.letter} ${className}`} data-letter={letter} />
  return (
    <Ring className={className}>
      <circle cx="16" cy="16" r="6.6" strokeWidth="1.2" />
      <path
        d="M16 4v24M4 16h24M21.99 5.61 10.01 26.39M26.39 10.01 5.61 21.99M26.39 21.99 5.61 10.01M21.99 26.39 10.01 5.61"
        strokeWidth="1.1"
      />
      <circle cx="16" cy="16" r="2.3" fill="currentColor" stroke="none" />
    </Ring>
  )
}

type RingProps = { className?: string | undefined; children?: ReactNode }

export function Ring({ className, children }: RingProps) {
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
      {children}
    </svg>
  )
}
