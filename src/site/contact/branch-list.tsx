import { type ComponentType, useId } from 'react'
import { contactAddress } from '../../domain/contact/contact-address.ts'
import type { ContactItem } from '../../domain/contact/contact.ts'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { LinkIcon } from '../../ui/link-icon.tsx'
import siteStyles from '../site.module.css'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import sheet from './branch-list.css?url'
import type { ShownBranches } from './contact-in.ts'
import { ContactValue } from './contact-value.tsx'
import type { HoursProps } from './contact-section.tsx'

type BranchListProps = ShownBranches & { Hours: ComponentType<HoursProps> }

export function BranchList({ heading, branches, Hours }: BranchListProps) {
  const id = useId()
  return (
    <div className={`${siteStyles.container} branches`}>
      <link rel="stylesheet" href={sheet} precedence="parts" />
      <h2 id={id}>
        <Label of="contact_branches">{heading}</Label>
      </h2>
      <ul aria-labelledby={id}>
        {branches.map(({ id: key, name, address, note, map, items, hours }) => (
          <li key={key}>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <p>
              <bdi>{address}</bdi>
            </p>
            {note && <p className="note">{note}</p>}
            <div className="ways">
              {map && <MapLink href={map} name={name} />}
              {items.map((item) => (
                <ContactLink key={item.type} {...item} />
              ))}
            </div>
            {hours && <Hours {...hours} as="h4" />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function MapLink({ href, name }: { href: string; name: string }) {
  const { languageOf, words } = useSite()
  const { contact_open_map: openMap } = useWords(contactWords)
  return (
    <a
      className="map"
      href={href}
      target="_blank"
      rel="noopener"
      lang={languageOf('frame_new_tab')}
      aria-label={filled(words.frame_new_tab, { name: `${openMap}: ${name}` })}
    >
      <LinkIcon name="address" />
      <Label of="contact_open_map">{openMap}</Label>
    </a>
  )
}

function ContactLink(item: ContactItem) {
  const { languageOf, words } = useSite()
  const isWhatsapp = item.type === 'whatsapp'
  const name = `${item.value}, ${words.social_whatsapp}`
  return (
    <a
      href={contactAddress(item)}
      {...(isWhatsapp && {
        target: '_blank',
        rel: 'noopener',
        lang: languageOf('frame_new_tab'),
        'aria-label': filled(words.frame_new_tab, { name }),
      })}
    >
      <LinkIcon name={item.type} />
      <ContactValue {...item} />
    </a>
  )
}
