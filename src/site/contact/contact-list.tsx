import { type ReactNode, useEffect, useState } from 'react'
import type { ContactItem } from '../../domain/contact/contact.ts'
import { contactAddress } from '../../domain/contact/contact-address.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { useSite } from '../site.ts'
import styles from './contact-list.module.css'
import { ContactValue } from './contact-value.tsx'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { useWords } from '../words/use-words.ts'

type ContactListProps = {
  address: string
  items: ContactItem[]
}

export function ContactList({ address, items }: ContactListProps) {
  if (!address && items.length === 0) return null
  return (
    <ul className={styles.list}>
      {address && (
        <Line icon="address" value={address}>
          <bdi>{address}</bdi>
        </Line>
      )}
      {items.map((item) => (
        <Line key={`${item.type} ${item.value}`} icon={item.type} value={item.value}>
          <ContactLink {...item} />
        </Line>
      ))}
    </ul>
  )
}

type LineProps = { icon: ContactItem['type'] | 'address'; value: string; children: ReactNode }

function Line({ icon, value, children }: LineProps) {
  return (
    <li>
      <LinkIcon name={icon} />
      <span className={styles.value}>{children}</span>
      <CopyButton value={value} />
    </li>
  )
}

function ContactLink(item: ContactItem) {
  const { languageOf, words } = useSite()
  const value = <ContactValue {...item} />
  if (item.type !== 'whatsapp') return <a href={contactAddress(item)}>{value}</a>
  const name = `${item.value}, ${words.social_whatsapp}`
  return (
    <a
      href={contactAddress(item)}
      target="_blank"
      rel="noopener"
      lang={languageOf('frame_new_tab')}
      aria-label={filled(words.frame_new_tab, { name })}
    >
      {value}
    </a>
  )
}

const shownFor = 2_000

/** Copies the stored value, without directional marks. */
function CopyButton({ value }: { value: string }) {
  const { languageOf } = useSite()
  const words = useWords(contactWords)
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), shownFor)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy() {
    // There is no clipboard without encryption; the text can still be selected.
    await navigator.clipboard?.writeText(value)
    if (navigator.clipboard) setCopiedAt(Date.now())
  }

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        lang={languageOf('contact_copy')}
        aria-label={filled(words.contact_copy, { value })}
        onClick={() => void copy()}
      >
        <LinkIcon name={copiedAt === null ? 'copy' : 'done'} size={18} />
      </button>
      <output className="sr" lang={languageOf('contact_copied')}>
        {copiedAt !== null && words.contact_copied}
      </output>
    </>
  )
}
