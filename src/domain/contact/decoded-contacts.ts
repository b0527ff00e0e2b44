import { jsonIn } from '../text/json-text.ts'

/** Decoded once (CNT-9); undefined for anything but a list or an object. */
export function decodedContacts(given: unknown): object | undefined {
  const value = typeof given === 'string' ? (jsonIn(given) ?? jsonIn(unescaped(given))) : given
  return typeof value === 'object' && value !== null ? value : undefined
}

/** The ampersand comes last, so that nothing is decoded twice. */
const escapes = [
  [/&(?:quot|#34|#x22);/gi, '"'],
  [/&(?:apos|#39|#x27);/gi, "'"],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&amp;/gi, '&'],
] as const

function unescaped(text: string): string {
  return escapes.reduce((decoded, [entity, sign]) => decoded.replace(entity, sign), text)
}
