import { Link, type LinkProps } from 'react-router'
import { pathInLanguage } from '../domain/languages/language.ts'
import type { LinkAddress } from '../domain/navigation/menu.ts'
import { filled } from '../domain/site-words/product-words.ts'
import { useSite } from './site.ts'
import type { ComponentProps, ReactNode } from 'react'
import { LinkIcon } from '../ui/link-icon.tsx'
import styles from './site.module.css'

export function SiteLink({ to, ...link }: Omit<LinkProps, 'to'> & { to: string }) {
  const { language } = useSite()
  return <Link discover="none" to={pathInLanguage(language, to)} {...link} />
}

type OuterLinkProps = ComponentProps<'a'> & { link: LinkAddress; label: string }

export function OuterLink({ link: { path, hrefLang }, label, children, ...props }: OuterLinkProps) {
  const { words } = useSite()
  const ofTab = /^http/i.test(path) && {
    target: '_blank',
    rel: 'noopener',
    'aria-label': filled(words.frame_new_tab, { name: label }),
  }
  return (
    <a href={path} hrefLang={hrefLang} {...props} {...ofTab}>
      {children}
    </a>
  )
}

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
