import type { ReactNode } from 'react'
import { contactAddress } from '../../../domain/contact/contact-address.ts'
import { cardLinks } from '../../../domain/partners/card-links.ts'
import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'
import type { CardText } from '../../../domain/partners/partner-card.ts'
import icons from '../../../ui/icon-links.module.css'
import { PartnerCard } from '../../../ui/partner-card.tsx'
import { LinkIcon } from '../../editor/contact-rows/contact-preview.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { contactRowWords } from '../../editor/contact-rows/words.ts'
import { shellWords } from '../../app/shell/words.ts'
import styles from './card-dialog.module.css'

type CardPreviewProps = { text: CardText; language: LanguageCode; logo: ReactNode }

export function CardPreview({ text, language, logo }: CardPreviewProps) {
  const contactRow = useWords(contactRowWords)
  const shell = useWords(shellWords)
  const links = cardLinks(text.contacts)
  return (
    <div className={styles.card} lang={language} dir={directionOf(language)}>
      <PartnerCard {...text} logo={logo}>
        {links.length > 0 && (
          <ul className={icons.links}>
            {links.map((link) => (
              <li key={link.type}>
                <a
                  href={contactAddress(link)}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${contactRow.types[link.type]} (${shell.newTab})`}
                >
                  <LinkIcon type={link.type} size={20} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </PartnerCard>
    </div>
  )
}
