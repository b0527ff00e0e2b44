import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './site.module.css'
import { SiteLink } from './site-link.tsx'

type ArrowLinkProps = {
  to: string
  about?: string
  looksLike?: 'link' | 'pill'
  children: ReactNode
}

/** `about` names the target where the text alone does not. */
export function ArrowLink({ to, about, looksLike = 'link', children }: ArrowLinkProps) {
  return (
    <SiteLink to={to} className={looksLike === 'pill' ? styles.pill : styles.arrowLink}>
      <span>{children}</span>
      {about && <span className="sr">: {about}</span>}
      <IconArrowRight className="flip" size={18} aria-hidden="true" />
    </SiteLink>
  )
}
