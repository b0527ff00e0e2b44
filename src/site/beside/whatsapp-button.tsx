import { LinkIcon } from '../../ui/link-icon.tsx'
import { useSite } from '../site.ts'
import type { WhatsappLink } from './beside-in.ts'
import sheet from './whatsapp-button.css?url'

export function WhatsappButton({ address, name }: WhatsappLink) {
  const { languageOf } = useSite()
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="parts" />
      <a
        className="whatsapp-button"
        href={address}
        target="_blank"
        rel="noopener"
        lang={languageOf('contact_whatsapp')}
        aria-label={name}
      >
        <LinkIcon name="whatsapp" size={28} />
      </a>
    </>
  )
}
