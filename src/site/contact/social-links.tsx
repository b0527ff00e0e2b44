import type { SocialItem } from '../../domain/contact/contact.ts'
import { contactAddress } from '../../domain/contact/contact-address.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { useSite } from '../site.ts'
import styles from '../../ui/icon-links.module.css'
import { LinkIcon } from '../../ui/link-icon.tsx'

type SocialLinksProps = {
  owner: string
  links: SocialItem[]
  className?: string | undefined
}

export function SocialLinks({ owner, links, className = '' }: SocialLinksProps) {
  const { languageOf, words } = useSite()
  const labelOf = useLinkLabel(owner)
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
            aria-label={filled(words.frame_new_tab, { name: labelOf(link) })}
          >
            <LinkIcon name={link.type} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function useLinkLabel(owner: string): (link: SocialItem) => string {
  const { words } = useSite()
  return ({ type, value }) => {
    if (type === 'custom') return URL.parse(value)?.hostname ?? value
    const platform = words[`social_${type}`]
    return owner ? filled(words.social_on, { name: owner, platform }) : platform
  }
}
