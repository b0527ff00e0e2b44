import { westernDigits } from './western-digits.ts'

/** With separators of groups, `1,250.5`, or without, in Arabic digits too; or blank. */
export const pricePattern =
  /^(?:(?:[\d٠-٩۰-۹]{1,9}|[\d٠-٩۰-۹]{1,3}(?:[,٬][\d٠-٩۰-۹]{3}){1,2})(?:[.٫][\d٠-٩۰-۹]{1,2})?)?$/
export const longestPrice = 20

/**
 * A price in Syrian pounds as it is kept, `1250` or `1250.50`, and '' for none: from 0 to 999,999,999.99.
 * Undefined where the text is no price.
 */
export function keptPrice(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (!pricePattern.test(trimmed)) return undefined
  const amount = Number(westernDigits(trimmed).replace(/[,٬]/g, '').replace('٫', '.'))
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}

/** `1,250` or `1,250.50` of what is kept; the label of the currency follows it. */
export function formattedPrice(price: string): string {
  const [whole = '', ...cents] = price.split('.')
  return [Number(whole).toLocaleString('en-US'), ...cents].join('.')
}
