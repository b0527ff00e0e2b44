import type { SocialItem, SocialType } from '../../domain/contact.ts'
import { contactAddress } from '../../domain/contact-address.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { useSite } from '../site.ts'
import styles from '../../ui/icon-links.module.css'
import icons from './social-icons.svg?no-inline'

type SocialLinksProps = {
  owner: string
  links: SocialItem[]
  className?: string | undefined
}

export function SocialLinks({ owner, links, className = '' }: SocialLinksProps) {
  const { languageOf, words } = useSite()
  const placeOf = usePlaceName(owner)
  if (links.length === 0) return null
  return (
    <ul
      className={`${styles.links} ${className}`}
      lang={languageOf('social_label')}
      aria-label={words.social_label}
    >
      {links.map((link) => (
        <li key={link.type}>
          <a
            href={contactAddress(link)}
            target="_blank"
            rel="noopener"
            aria-label={filled(words.frame_new_tab, { name: placeOf(link) })}
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

function usePlaceName(owner: string): (link: SocialItem) => string {
  const { words } = useSite()
  return ({ type, value }) => {
    if (type === 'custom') return URL.parse(value)?.hostname ?? value
    const platform = words[`social_${type}`]
    return owner ? filled(words.social_on, { name: owner, platform }) : platform
  }
}
