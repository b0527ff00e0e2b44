import type { ContactItem } from '../../domain/contact/contact.ts'

/** Numbers stay on one line; an email address may be wider than a phone. */
export function ContactValue({ type, value }: ContactItem) {
  return type === 'email' ? <bdi dir="ltr">{value}</bdi> : <bdi className="ltr num">{value}</bdi>
}
