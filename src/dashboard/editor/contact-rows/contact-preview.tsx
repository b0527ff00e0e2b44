import {
  IconExternalLink,
  type Icon,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react'
import type { ContactItem, SocialType } from '../../../domain/contact/contact.ts'
import { contactAddress } from '../../../domain/contact/contact-address.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import styles from './contact-rows.module.css'

type ContactPreviewProps = {
  item: ContactItem
  isShort?: boolean
}

export function ContactPreview({ item, isShort = false }: ContactPreviewProps) {
  const words = useWords(shellWords)
  const address = contactAddress(item)
  return (
    <a className={styles.preview} href={address} target="_blank" rel="noopener">
      <bdi dir="ltr" className={isShort ? 'sr' : ''}>
        {address}
      </bdi>
      <IconExternalLink className="flip" size={isShort ? 18 : 14} aria-hidden="true" />
      <span className="sr"> ({words.newTab})</span>
    </a>
  )
}

const icons: Record<SocialType, Icon> = {
  whatsapp: IconBrandWhatsapp,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandX,
  youtube: IconBrandYoutube,
  telegram: IconBrandTelegram,
  linkedin: IconBrandLinkedin,
  custom: IconWorld,
}

export function LinkIcon({ type, size = 18 }: { type: SocialType; size?: number }) {
  const Drawing = icons[type]
  return <Drawing size={size} stroke={1.75} aria-hidden="true" />
}
