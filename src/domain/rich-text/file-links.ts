import type { LanguageCode } from '../languages/language.ts'
import { isRichText } from './rich-text.ts'

const address = String.raw`/files/([\da-f]{32})`
const whole = new RegExp(`^${address}$`)
const written = new RegExp(` href="${address}"`, 'g')

export type FileLink = { address: string; hrefLang?: LanguageCode; facts: string }
export type FileLinks = ReadonlyMap<string, FileLink>

/** Stored texts have this address, whose language and name pages fill in. */
export function fileLinkAddress(id: string): string {
  return `/files/${id}`
}

export function fileOfLink(href: string): string | undefined {
  return whole.exec(href)?.[1]
}

export function filesInText(html: string): string[] {
  return [...new Set([...html.matchAll(written)].map(([, id = '']) => id))]
}

export function filesInTexts(values: Record<string, unknown>): string[] {
  const ids = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && isRichText(name) ? filesInText(value) : [],
  )
  return [...new Set(ids)]
}
