import { messages } from '../messages.ts'
import { Problem } from '../problem.ts'

/** No real request has more, not even a full gallery with titles in many languages. */
const mostValues = 5_000

/**
 * Undefined for invalid JSON. Throws Problem('too-large') for more values than `most`, by default
 * more than any request needs, since deeply nested ones take longest to parse, and Problem('invalid-input') for a prototype,
 * which schemas of records pass over.
 */
export function jsonIn(text: string, most = mostValues): unknown {
  if (hasMoreValues(text, most)) throw new Problem('too-large')
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), refusePrototype)
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    return undefined
  }
}

function refusePrototype(name: string, value: unknown): unknown {
  if (name !== '__proto__') return value
  throw new Problem('invalid-input', { fields: { ['__proto__']: messages.unknownField } })
}

const [quote, comma, backslash, list, object] = [...'",\\[{'].map((sign) => sign.charCodeAt(0))

function hasMoreValues(text: string, most: number): boolean {
  let isInString = false
  let values = 1
  for (let at = 0; at < text.length && values <= most; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) isInString = !isInString
    else if (isInString) at += sign === backslash ? 1 : 0
    else if (sign === comma || sign === list || sign === object) values++
  }
  return values > most
}
