import { westernDigits } from './western-digits.ts'

const longest = 60

/** Only Syrian pounds are read: an amount in another currency would be shown as one in them. */
const label = String.raw`(?:SYP|S\.?P\.?|L\.?S\.?|£S|S£|(?:Syrian )?pounds?|ل\. ?س\.?|لير(?:ة|ات)(?: سورية)?)`
const labelAtEnd = new RegExp(`^${label} ?(?=\\d)|(?<=\\d) ?${label}$`, 'i')

const grouped =
  /^(?<thousands>[1-9]\d{0,2}(?<sign>[ ,.'’٬])\d{3}(?:\k<sign>\d{3})?)(?:(?!\k<sign>)[.,٫](?<cents>\d{1,2}))?$/
const together = /^(?<thousands>\d{1,9})(?:[.٫](?<cents>\d{1,2}))?$/
const withCommaForPoint = /^(?<thousands>\d{4,9}),(?<cents>\d{1,2})$/
/** It could be a thousand or a thousandth. */
const ambiguous = /^\d{1,3}\.\d{3}$/

/**
 * `1.250,50 ل.س` becomes `1250.50`, whatever separates thousands. What could be two prices, such as
 * `1.250` or `1,25`, is not guessed and stays as it is, and so does what is no price.
 */
export function plainPrice(text: string): string {
  if (text.length > longest) return text
  const amount = westernDigits(text).replaceAll('،', ',').replace(labelAtEnd, '')
  const ways = ambiguous.test(amount) ? [] : [together, grouped, withCommaForPoint]
  const parts = ways.map((way) => way.exec(amount)?.groups).find(Boolean)
  if (!parts?.thousands) return text
  const pounds = parts.thousands.replace(/\D/g, '')
  return parts.cents === undefined ? pounds : `${pounds}.${parts.cents}`
}
