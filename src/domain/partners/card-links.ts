import { type SocialItem, socialTypes } from '../contact/contact.ts'
import type { CardContacts } from './partner-card.ts'

export function cardLinks(contacts: CardContacts): SocialItem[] {
  return socialTypes.flatMap((type) => {
    const value = contacts[type]
    return value ? [{ type, value }] : []
  })
}
