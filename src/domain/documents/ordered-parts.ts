import type { LanguageCode } from '../languages/language.ts'
import type { Field } from './document-fields.ts'
import { fieldAndLanguage, textValues, type Values } from './revision.ts'

/** The longest length of each text, of the part itself and of each of its items. */
type TextLimits = { texts: Record<string, number>; itemTexts: Record<string, number> }

export type WrittenTexts = Record<LanguageCode, Record<string, string>>

/** Parts in an order that languages share, `block:k3f9a2xb`, whose texts are `heading:k3f9a2xb.ar`. */
export type OrderedParts<Part> = {
  /** `k3f9a2xb` of `block:k3f9a2xb`, undefined for any other value. */
  idOf(name: string): string | undefined
  /** `heading` and `k3f9a2xb` of `heading:k3f9a2xb.ar`. */
  partOfText(name: string): { text: string; part: string } | undefined
  limitsIn(parts: Record<string, Part>): Map<string, Record<string, number>>
  field: Field<Record<string, Part>>
}

export function orderedParts<Part extends object>(
  name: string,
  limitsOf: (part: Part) => TextLimits,
): OrderedParts<Part> {
  const prefix = `${name}:`
  const idOf = (value: string) =>
    value.startsWith(prefix) ? value.slice(prefix.length) : undefined

  return {
    idOf,

    partOfText(value) {
      const [text = '', part] = fieldAndLanguage(value).field.split(':')
      return text !== name && part !== undefined ? { text, part } : undefined
    },

    limitsIn(parts) {
      const limits = Object.entries(parts).flatMap(([id, part]) => [
        [id, limitsOf(part).texts] as const,
        ...itemIds(part).map((item) => [item, limitsOf(part).itemTexts] as const),
      ])
      return new Map(limits)
    },

    field: {
      blank: {},
      valuesOf: (parts) =>
        Object.fromEntries(Object.entries(parts).map(([id, part]) => [prefix + id, part])),
      restore(parts, values) {
        const changed = Object.entries(values).flatMap(([value, part]) => {
          const id = idOf(value)
          return id === undefined ? [] : [[id, part as Part | null] as const]
        })
        const all = Object.entries({ ...parts, ...Object.fromEntries(changed) })
        return Object.fromEntries(all.filter((entry): entry is [string, Part] => entry[1] !== null))
      },
    },
  }
}

export function itemIds(part: object): string[] {
  return 'items' in part ? (part.items as { id: string }[]).map(({ id }) => id) : []
}

export const writtenTextsField: Field<WrittenTexts> = {
  blank: {},
  valuesOf: textValues,
  restore: (texts, values) => writtenTexts({ ...textValues(texts), ...values }),
}

type Arranged<Part> = { order: string[]; parts: Record<string, Part>; texts: WrittenTexts }

/** Texts of parts that are gone go, too; parts that the order does not name come last. */
export function arranged<Part>(
  { limitsIn, partOfText }: OrderedParts<Part>,
  { order, parts, texts }: Arranged<Part>,
): Pick<Arranged<Part>, 'order' | 'texts'> {
  const limits = limitsIn(parts)
  const known = Object.entries(textValues(texts)).filter(([name]) => {
    const of = partOfText(name)
    return !of || Object.hasOwn(limits.get(of.part) ?? {}, of.text)
  })
  const named = new Set(order.filter((id) => id in parts))
  return {
    order: [...named, ...Object.keys(parts).filter((id) => !named.has(id))],
    texts: writtenTexts(Object.fromEntries(known)),
  }
}

function writtenTexts(values: Values): WrittenTexts {
  const texts: WrittenTexts = {}
  for (const [name, text] of Object.entries(values)) {
    const { field, language } = fieldAndLanguage(name)
    if (language !== null && text !== '') (texts[language] ??= {})[field] = text as string
  }
  return texts
}
