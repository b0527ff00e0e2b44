import { plainText } from '../articles/excerpt.ts'

const opening = /^<p(?: dir="(?:ltr|rtl)")?>([^<]{1,240})<\/p>(?=<)/

export function leadIn(html: string): { lead: string; rest: string } {
  const [whole = '', words = ''] = opening.exec(html) ?? []
  return { lead: plainText(words), rest: html.slice(whole.length) }
}
