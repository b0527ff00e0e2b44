import { emailPattern, isPhone } from '../../../domain/contact/contact.ts'
import { cleaned } from '../../../domain/text/short-value.ts'
import { addressProblem } from '../../../domain/text/web-address.ts'

const withScheme = /^(https?|mailto|tel):\S+$/i
const withoutScheme = /^[^\s/:][^\s/:.]*\.[^\s:]+$/

/** The address as a link, with the scheme people leave out; '' for what is none. */
export function linkAddress(entered: string): string {
  const text = cleaned('link', entered)
  if (withScheme.test(text)) return honest(text)
  const [email, phone] = [cleaned('email', text), cleaned('phone', text)]
  if (emailPattern.test(email)) return `mailto:${email}`
  if (isPhone(phone)) return `tel:${phone.replace(/[^\d+]/g, '')}`
  return withoutScheme.test(text) ? honest(`https://${text}`) : ''
}

function honest(address: string): string {
  return addressProblem(address) ? '' : address
}
