/** Phone and email are the contact section's; the rest are shown as links (spec §3). */
export const socialTypes = [
  'whatsapp',
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'telegram',
  'linkedin',
  'custom',
] as const
export type SocialType = (typeof socialTypes)[number]
export const contactTypes = ['phone', 'email', ...socialTypes] as const
export type ContactType = (typeof contactTypes)[number]

export type ContactItem = { type: ContactType; value: string }
export type SocialItem = { type: SocialType; value: string }

/** Spec §9. A leading plus is not counted. */
export const contactLimits = { phones: 2, emails: 2 } as const
export const phoneLength = { min: 6, max: 20 } as const
export const whatsappLength = { min: 8, max: 15 } as const

const phonePattern = new RegExp(`^\\+?[\\d\\s\\-()]{${phoneLength.min},${phoneLength.max}}$`)
const whatsappPattern = new RegExp(`^\\+?[\\d\\s-]{${whatsappLength.min},${whatsappLength.max}}$`)
const cardWhatsappPattern = /^\+?[\d\s]+$/
/** Of an address as people write it; no rule knows whether it exists. */
export const emailPattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u

export function isPhone(value: string): boolean {
  return phonePattern.test(value)
}

export function isWhatsapp(value: string): boolean {
  return whatsappPattern.test(value)
}

/** On partner cards the number has no fixed length (spec §5). */
export function isCardWhatsapp(value: string): boolean {
  return cardWhatsappPattern.test(value) && /\d/.test(value)
}

/** Numbers are kept in the digits that telephones dial. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
}

/** An absolute http or https address. */
export function isLink(value: string): boolean {
  const protocol = URL.parse(value)?.protocol
  return protocol === 'http:' || protocol === 'https:'
}

/** `https://wa.me/{digits}` of a WhatsApp number. */
export function whatsappAddress(value: string): string {
  return `https://wa.me/${value.replace(/\D/g, '')}`
}

/** `tel:` address of a phone number, spaces removed (spec §2). */
export function phoneAddress(value: string): string {
  return `tel:${value.replace(/\s/g, '')}`
}

/** What a contact links to: a call, a letter, a chat, or the page itself. */
export function contactAddress({ type, value }: ContactItem): string {
  if (type === 'phone') return phoneAddress(value)
  if (type === 'email') return `mailto:${value}`
  return type === 'whatsapp' ? whatsappAddress(value) : value
}

export function isSocial(item: ContactItem): item is SocialItem {
  return item.type !== 'phone' && item.type !== 'email'
}

/**
 * What arrives as a list or object, as JSON text of one, or as that text escaped for HTML, as a list or
 * object; decoded once. Undefined for anything else.
 */
export function decodedContacts(given: unknown): object | undefined {
  const value = typeof given === 'string' ? parsed(given) : given
  return typeof value === 'object' && value !== null ? value : undefined
}

function parsed(text: string): unknown {
  for (const candidate of [text, unescaped(text)]) {
    try {
      return JSON.parse(candidate)
    } catch {
      continue
    }
  }
  return undefined
}

const escapes: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#x22;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

function unescaped(text: string): string {
  return text.replace(
    /&(quot|apos|lt|gt|amp|#34|#39|#x22|#x27);/gi,
    (entity) => escapes[entity.toLowerCase()] ?? entity,
  )
}
