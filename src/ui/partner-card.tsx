import type { ReactNode } from 'react'
import { contactAddress } from '../domain/contact/contact-address.ts'
import type { CardField, CardText } from '../domain/partners/partner-card.ts'
import { LinkIcon } from './link-icon.tsx'
import { monogram } from './monogram.ts'
import styles from './partner-card.module.css'

type PartnerCardProps = Omit<CardText, 'contacts'> & {
  logo: ReactNode

  children: ReactNode
}

export function PartnerCard({ name, description, phone_number, logo, children }: PartnerCardProps) {
  const texts: Record<CardField, ReactNode> = {
    name: (
      <h3>
        <bdi>{name}</bdi>
      </h3>
    ),
    description: <p className={styles.description}>{description}</p>,
    phone_number: phone_number && (
      <a className={styles.phone} href={contactAddress({ type: 'phone', value: phone_number })}>
        <LinkIcon name="phone" size={18} />
        <bdi className="ltr num">{phone_number}</bdi>
      </a>
    ),
  }
  return (
    <article className={styles.card}>
      {logo ? (
        <span className={styles.logo}>{logo}</span>
      ) : (
        <span className={styles.monogram} aria-hidden="true">
          {monogram(name)}
        </span>
      )}
      {texts.name}
      {texts.description}
      <div className={styles.contacts}>
        {texts.phone_number}
        {children}
      </div>
    </article>
  )
}
