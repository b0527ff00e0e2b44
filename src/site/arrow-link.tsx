import type { ReactNode } from 'react'
import { LinkIcon } from '../ui/link-icon.tsx'
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
      <LinkIcon className="flip" name="arrow" size={18} />
    </SiteLink>
  )
}
