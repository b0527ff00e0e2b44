import { jsonIn } from './json-text.ts'

/**
 * What arrives as a list or object, as JSON text of one, or as that text escaped for HTML, as a list or
 * object; decoded once. Undefined for anything else.
 */
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
