import { variantAddress, variantWidths } from '../../domain/media.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { useSite } from '../site.ts'
import styles from './company-logo.module.css'

const shownWidth = 320

/** The drawn wheel stands in for a missing logo. */
export function CompanyLogo({ className = '' }: { className?: string | undefined }) {
  const { logo } = useSite().company
  if (!logo) return <CompanyMark className={className} />
  const width = Math.min(
    ...variantWidths(logo.width).filter((step) => step >= shownWidth),
    logo.width,
  )
  return (
    <img
      className={`${styles.logo} ${className}`}
      src={variantAddress(logo, width, 'webp')}
      width={logo.width}
      height={logo.height}
      alt=""
    />
  )
}
