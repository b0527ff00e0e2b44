import { CompanyMark } from '../../ui/company-mark.tsx'
import { useSite } from '../site.ts'
import { directionOf } from '../../domain/languages/language.ts'
import styles from './site-frame.module.css'

export function CompanyLogo({ className = '' }: { className?: string | undefined }) {
  const { logos, letter } = useSite().company
  if (!logos[0]) return <CompanyMark className={className} letter={letter} />
  return logos.map((logo) => (
    <img key={logo.src} className={`${styles.logo} ${className}`} alt="" {...logo} />
  ))
}

export function CompanyName() {
  const { name, nameLanguage } = useSite().company
  return (
    <bdi lang={nameLanguage} dir={directionOf(nameLanguage)}>
      {name}
    </bdi>
  )
}
