import { contactAddress, type SocialItem, type SocialType } from '../../domain/contact.ts'
import { useSite } from '../site.ts'
import type { Words } from '../words/words.ts'
import styles from '../../ui/icon-links.module.css'
import icons from './social-icons.svg?no-inline'

type SocialLinksProps = {
  owner: string
  links: SocialItem[]
  className?: string | undefined
}

export function SocialLinks({ owner, links, className = '' }: SocialLinksProps) {
  const { fallback, words } = useSite()
  if (links.length === 0) return null
  return (
    <ul className={`${styles.links} ${className}`} lang={fallback} aria-label={words.social.label}>
      {links.map((link) => (
        <li key={link.type}>
          <a
            href={contactAddress(link)}
            target="_blank"
            rel="noopener"
            aria-label={words.frame.inNewTab(placeOf(link, owner, words.social))}
          >
            <SocialIcon type={link.type} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One shared SVG file, so that icons cost no script. */
export function SocialIcon({ type }: { type: SocialType }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <use href={`${icons}#${type}`} />
    </svg>
  )
}

function placeOf({ type, value }: SocialItem, owner: string, social: Words['social']): string {
  if (type === 'custom') return URL.parse(value)?.hostname ?? value
  const platform = social.platforms[type]
  return owner ? social.on(owner, platform) : platform
}
