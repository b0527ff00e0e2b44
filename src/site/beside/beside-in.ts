import { createHash } from 'node:crypto'
import { isAnnounced } from '../../domain/contact/announcement.ts'
import { whatsappButtonIn } from '../../domain/contact/whatsapp-button.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { LinkAddress } from '../../domain/navigation/menu.ts'
import { type SectionOf, sectionTextsIn } from '../../domain/sections/section.ts'
import { besideWords } from '../../domain/site-words/contact-words.ts'
import { frameWords } from '../../domain/site-words/frame-words.ts'
import { filled, type OwnWords, wordsIn } from '../../domain/site-words/product-words.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import { storage } from '../../storage/storage.server.ts'
import { linkFinder } from '../navigation/link-finder.ts'

export type WhatsappLink = { address: string; name: string }

export type Announcement = {
  text: string
  link?: LinkAddress
  edition: string
  label: string
  dismiss: string
}

type Contact = SectionOf<'contactUs'>
type Words = Record<keyof (typeof besideWords)['en'], string>

/** The server fills in the words, so that pages load none for it. */
export async function besideIn(
  language: LanguageCode,
  ownWords: OwnWords | undefined,
): Promise<{ whatsapp?: WhatsappLink; announcement?: Announcement }> {
  const contact = await storage.sections.get('contactUs')
  const spoken = { language, ownWords }
  const words = wordsIn(spoken, besideWords)
  const address = whatsappButtonIn(contact, language)
  const announcement = await announcementIn(contact, language, words)
  const name = filled(wordsIn(spoken, frameWords).frame_new_tab, { name: words.contact_whatsapp })
  return {
    ...(address && { whatsapp: { address, name } }),
    ...(announcement && { announcement }),
  }
}

async function announcementIn(
  contact: Contact,
  language: LanguageCode,
  words: Words,
): Promise<Announcement | undefined> {
  const { announcement_text: text } = sectionTextsIn(contact, language)
  if (!text) return undefined
  const zone = (await storage.timeZone.find()) ?? standardTimeZone
  if (!isAnnounced(contact.settings, zone, new Date())) return undefined
  const { announcement_link: target } = contact.settings
  const link = target && (await linkFinder([target], language))(target)
  return {
    text,
    ...(link && { link }),
    edition: editionOf(contact),
    label: words.announcement_label,
    dismiss: words.announcement_dismiss,
  }
}

/** All languages share it: a visitor who changes the language has read it. */
function editionOf({ texts, settings }: Contact): string {
  const said = JSON.stringify([texts.announcement_text, settings.announcement_link])
  return createHash('sha256').update(said).digest('base64url').slice(0, 8)
}
