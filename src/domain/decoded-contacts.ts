import { jsonIn } from './json-text.ts'

/**
 * What arrives as a list or object, as JSON text of one, or as that text escaped for HTML, as a list or
 * object; decoded once. Undefined for anything else.
 */
export function decodedContacts(given: unknown): object | undefined {
  const value = typeof given === 'string' ? (jsonIn(given) ?? jsonIn(unescaped(given))) : given
  return typeof value === 'object' && value !== null ? value : undefined
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
