import { isLonger } from '../text/characters.ts'
import { messages } from '../messages.ts'
import { mergeConflict, mergedEntries } from '../navigation/merge-navigation.ts'
import { Problem } from '../problem.ts'
import { itemIds, type OrderedParts, type WrittenTexts } from './ordered-parts.ts'
import { isSame, type Revision, type Values, valuesBefore } from './revision.ts'

type Ordered = { order: string[] }

export type OrderedDocument<Document extends Ordered, Part> = {
  kind: OrderedParts<Part>
  partsOf(document: Document): Record<string, Part>
  valuesOf(document: Document): Values
  restore(document: Document, values: Values): Document
}

/**
 * A save also sends the order, which is merged, and parts that one of both removes, which are
 * gone.
 */
export function conflictingValues<Document extends Ordered, Part>(
  { kind, partsOf }: OrderedDocument<Document, Part>,
  current: Document,
  values: Values,
): Values {
  const parts = partsOf(current)
  const limits = kind.limitsIn(parts)
  const sent = Object.entries(values).filter(([name, value]) => {
    const id = kind.idOf(name)
    if (id !== undefined) return value !== null && id in parts
    const part = kind.partOfText(name)?.part
    return name !== 'order' && (part === undefined || limits.has(part))
  })
  return Object.fromEntries(sent)
}

/**
 * The values without parts that others removed, and with the order of both. `unseen` are the revisions
 * its editor has not seen, newest first. Throws Problem('conflict') if others moved parts in another way.
 */
export function mergedValues<Document extends Ordered, Part>(
  document: OrderedDocument<Document, Part>,
  current: Document,
  values: Values,
  unseen: Revision[],
): Values {
  const seen = document.restore(current, valuesBefore(unseen, document.valuesOf(current)))
  const asked = withoutGone(document, values, seen, current)
  const order = mergedOrder(document, asked, seen, current, unseen)
  return { ...asked, ...(order && { order }) }
}

function withoutGone<Document extends Ordered, Part>(
  { kind, partsOf }: OrderedDocument<Document, Part>,
  values: Values,
  seen: Document,
  current: Document,
): Values {
  const known = kind.limitsIn(partsOf(current))
  const gone = new Set([...kind.limitsIn(partsOf(seen)).keys()].filter((id) => !known.has(id)))
  const remaining = Object.entries(values).filter(([name]) => {
    const id = kind.idOf(name) ?? kind.partOfText(name)?.part
    return id === undefined || !gone.has(id)
  })
  return Object.fromEntries(remaining)
}

function mergedOrder<Document extends Ordered, Part>(
  { restore, valuesOf }: OrderedDocument<Document, Part>,
  values: Values,
  seen: Document,
  current: Document,
  unseen: Revision[],
): string[] | undefined {
  const mine = values.order as string[] | undefined
  if (!mine) return undefined
  const { order: complete } = restore(seen, values)
  if (!isSame(mine, complete)) throw wrongField('order', messages.invalidInput)
  const [before, sent, theirs] = [seen.order, mine, current.order].map((ids) =>
    ids.map((id) => ({ id })),
  )
  const merged = mergedEntries(before ?? [], sent ?? [], theirs ?? [])
  if (!merged) throw mergeConflict({ order: mine }, valuesOf(current), unseen)
  return merged.map(({ id }) => id)
}

export function refuseRepeatedIds(field: string, parts: Record<string, object>): void {
  const ids = Object.entries(parts).flatMap(([id, part]) => [id, ...itemIds(part)])
  if (new Set(ids).size < ids.length) throw wrongField(field, messages.invalidInput)
}

export function refuseWrongTexts<Part>(
  { limitsIn, partOfText }: OrderedParts<Part>,
  { parts, texts }: { parts: Record<string, Part>; texts: WrittenTexts },
  values: Values,
  languageBytes: number,
): void {
  const limits = limitsIn(parts)
  for (const [name, value] of Object.entries(values)) {
    const of = partOfText(name)
    if (!of) continue
    const own = limits.get(of.part) ?? {}
    if (!Object.hasOwn(own, of.text)) throw wrongField(name, messages.unknownField)
    if (isLonger(value as string, own[of.text] ?? 0)) throw wrongField(name, messages.tooLong)
  }
  for (const [language, written] of Object.entries(texts)) {
    if (bytesOf(written) > languageBytes) {
      throw wrongField(`texts.${language}`, messages.tooLong)
    }
  }
}

function bytesOf(texts: Record<string, string>): number {
  return new TextEncoder().encode(JSON.stringify(texts)).length
}

export function wrongField(name: string, sentence: string): Problem {
  return new Problem('invalid-input', { fields: { [name]: sentence } })
}
