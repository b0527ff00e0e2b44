import { emailPattern, isPhone } from '../../../domain/contact.ts'

const withScheme = /^(https?|mailto|tel):\S+$/i
const withoutScheme = /^[^\s/:][^\s/:.]*\.[^\s:]+$/

/** The address as a link, with the scheme people leave out; '' for what is none. */
export function linkAddress(entered: string): string {
  const text = entered.trim()
  if (withScheme.test(text)) return text
  if (emailPattern.test(text)) return `mailto:${text}`
  if (isPhone(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return withoutScheme.test(text) ? `https://${text}` : ''
}
