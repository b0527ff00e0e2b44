export const linkTypes = [
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'telegram',
  'linkedin',
  'custom',
] as const
export const socialTypes = ['whatsapp', ...linkTypes] as const
export type SocialType = (typeof socialTypes)[number]
export const contactTypes = ['phone', 'email', ...socialTypes] as const
export type ContactType = (typeof contactTypes)[number]

export type ContactItem = { type: ContactType; value: string }
export type SocialItem = { type: SocialType; value: string }

/** A leading plus is not counted (K-10). */
export const contactLimits = { phones: 2, emails: 2 } as const
const phoneLength = { min: 6, max: 20 } as const
const whatsappLength = { min: 8, max: 15 } as const

/*
 * Linear-time patterns, because input is hostile. Without flags, which the API's description cannot
 * show.
 */
export const phonePattern = numberPattern('[\\d \\-()]', '[\\d\\-()]', phoneLength)
export const whatsappPattern = numberPattern('[\\d -]', '[\\d-]', whatsappLength)
export const cardWhatsappPattern = /^\+? *\d[\d ]*$/
/** Numbers within a country begin with 0, which WhatsApp does not know. */
export const withCountry = /^(?!\+?[ -]*0)/
const notInAddress = String.raw`\s@<>,;،؛\x00-\x1f\x7f-\x9f`
const inAddress = `[^${notInAddress}]`
const inLabel = `[^.${notInAddress}]`
/** Brackets and quotes around an address are none of it. */
const firstInAddress = `[^"'(«“‘\\[${notInAddress}]`
const lastInAddress = `[^.)\\]"'»”’؟?!${notInAddress}]`
/** Permissive: no pattern knows whether an address exists. */
export const emailPattern = new RegExp(
  String.raw`^${firstInAddress}${inAddress}*@${inAddress}${inLabel}*\.${inAddress}*${lastInAddress}$`,
)

function numberPattern(sign: string, last: string, { min, max }: { min: number; max: number }) {
  return new RegExp(`^(?!\\s)\\+?${sign}{${min - 1},${max - 1}}${last}$`)
}

export function blankOr({ source }: RegExp): RegExp {
  return new RegExp(`^$|${source}`)
}

export function isPhone(value: string): boolean {
  return phonePattern.test(value)
}

export function isLink(value: string): boolean {
  const protocol = URL.parse(value)?.protocol
  return protocol === 'http:' || protocol === 'https:'
}

export function isSocial(item: ContactItem): item is SocialItem {
  return item.type !== 'phone' && item.type !== 'email'
}
