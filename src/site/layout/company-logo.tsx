import { CompanyMark } from '../../ui/company-mark.tsx'
import { useSite } from '../site.ts'
import styles from './company-logo.module.css'
import { directionOf } from '../../domain/languages/language.ts'

export function CompanyLogo({ className = '' }: { className?: string | undefined }) {
  const { logos, letter } = useSite().company
  if (!logos[0]) return <CompanyMark className={className} letter={letter} />
  return logos.map((logo) => (
    <img key={logo.src} className={`${styles.logo} ${className}`} alt="" {...logo} />
  ))
}

/** The name is marked with the language it is written in. */
export function CompanyName() {
  const { name, nameLanguage } = useSite().company
  return (
    <bdi lang={nameLanguage} dir={directionOf(nameLanguage)}>
      {name}
    </bdi>
  )
}
