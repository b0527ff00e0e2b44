import { pricePattern } from './price.ts'
import { cleaned } from '../text/short-value.ts'

/**
 * A price in Syrian pounds as it is kept, `1250` or `1250.50`, and '' for none: from 0 to 999,999,999.99.
 * Undefined where the text is no price.
 */
export function storedPrice(text: string): string | undefined {
  const plain = cleaned('price', text)
  if (plain === '') return ''
  if (!pricePattern.test(plain)) return undefined
  const amount = Number(plain)
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}
