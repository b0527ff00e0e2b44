import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { contactAddress, type ContactItem } from '../../domain/contact.ts'
import { useSite } from '../site.ts'
import styles from './contact-list.module.css'
import { CopyButton } from './copy-button.tsx'
import { SocialIcon } from './social-links.tsx'

type ContactListProps = {
  address: string
  items: ContactItem[]
}

export function ContactList({ address, items }: ContactListProps) {
  return (
    <ul className={styles.list}>
      {address && (
        <Line icon={<IconMapPin size={20} aria-hidden="true" />} value={address}>
          <bdi>{address}</bdi>
        </Line>
      )}
      {items.map((item) => (
        <Line key={`${item.type} ${item.value}`} icon={<ItemIcon {...item} />} value={item.value}>
          <ContactLink {...item} />
        </Line>
      ))}
    </ul>
  )
}

function Line({ icon, value, children }: { icon: ReactNode; value: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span className={styles.value}>{children}</span>
      <CopyButton value={value} />
    </li>
  )
}

function ItemIcon({ type }: ContactItem) {
  if (type === 'phone') return <IconPhone size={20} aria-hidden="true" />
  if (type === 'email') return <IconMail size={20} aria-hidden="true" />
  return <SocialIcon type={type} />
}

function ContactLink(item: ContactItem) {
  const { fallback, words } = useSite()
  const value = <bdi className="ltr num">{item.value}</bdi>
  if (item.type !== 'whatsapp') return <a href={contactAddress(item)}>{value}</a>
  const name = `${item.value}, ${words.social.platforms.whatsapp}`
  return (
    <a
      href={contactAddress(item)}
      target="_blank"
      rel="noopener"
      lang={fallback}
      aria-label={words.frame.inNewTab(name)}
    >
      {value}
    </a>
  )
}
