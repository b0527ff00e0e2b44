import { IconExternalLink } from '@tabler/icons-react'
import type { ContactItem } from '../../../domain/contact/contact.ts'
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
