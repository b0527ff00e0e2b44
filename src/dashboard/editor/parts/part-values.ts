import { mergedEntries } from '../../../domain/navigation/merge-navigation.ts'
import { byField, fieldAndLanguage, type Values } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { moved } from '../../kit/sorting/moved.ts'

type PartKind = 'block' | 'field'

/**
 * A document of parts, as a page of blocks. Texts are named `title.ar`, `heading:k3f9a2xb.ar` and so on; a part is
 * null once it is removed.
 */
export type PartValues<Kind extends PartKind, Part> = {
  [text: `${string}.${string}`]: string
  order: string[]
} & { [Name in `${Kind}:${string}`]: Part | null }
type Ordered = Values & { order: string[] }
type Row = { id: string }

export function partName<Kind extends PartKind>(kind: Kind, id: string): `${Kind}:${string}` {
  return `${kind}:${id}`
}

export function isPartName(name: string): boolean {
  const { field, language } = fieldAndLanguage(name)
  return language === null && isOfPart(field)
}

/** `k3f9a2xb` of `heading:k3f9a2xb`. */
export function idOf(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

export function isOfNewPart(name: string, languages: LanguageCode[]): boolean {
  const { field, language } = fieldAndLanguage(name)
  return isOfPart(field) && (language === null || languages.includes(language))
}

export function itemsOf(part: object): Row[] {
  return 'items' in part ? (part.items as Row[]) : []
}

export function withPart<V extends Ordered>(
  values: V,
  kind: PartKind,
  id: string,
  part: object | null,
): V {
  return { ...values, [partName(kind, id)]: part }
}

/** It comes in front of another, or last. */
export function withNewPart<V extends Ordered>(
  values: V,
  kind: PartKind,
  { id, part, before }: { id: string; part: object; before: string | null },
): V {
  const at = before === null ? values.order.length : values.order.indexOf(before)
  return { ...withPart(values, kind, id, part), order: values.order.toSpliced(at, 0, id) }
}

/** Its texts stay until the save, so that it can be taken back whole. */
export function withoutPart<V extends Ordered>(values: V, kind: PartKind, id: string): V {
  return { ...withPart(values, kind, id, null), order: values.order.filter((one) => one !== id) }
}

export function withPartBack<V extends Ordered>(
  values: V,
  kind: PartKind,
  { rows, id, part }: { rows: Row[]; id: string; part: object },
): V {
  return { ...withPart(values, kind, id, part), order: rows.map((row) => row.id) }
}

export function withPartMoved<V extends Ordered>(values: V, from: number, to: number): V {
  return { ...values, order: moved(values.order, from, to) }
}

/** A save sends changed parts whole, and texts of parts that are there. */
export function sentParts<Part extends object, Form>(
  values: Ordered,
  kind: PartKind,
  changed: Values,
  formOf: (part: Part) => Form,
) {
  const ids = idsIn(values, kind)
  const sent = { own: {} as Values, parts: {} as Record<string, Form | null>, texts: {} as Values }
  for (const [field, value] of Object.entries(byField(changed))) {
    if (field.startsWith(`${kind}:`)) sent.parts[idOf(field)] = value ? formOf(value as Part) : null
    else if (!isOfPart(field)) sent.own[field] = value
    else if (ids.has(idOf(field))) sent.texts[field] = value
  }
  return sent
}

/**
 * Changes made here to what was `known` are put on what is saved now: the order names each part
 * that is there once, and no text stays without its part. Parts that others removed stay removed.
 */
export function settledParts<V extends Ordered>(kind: PartKind, mine: V, known: V, now: V): V {
  const gone = Object.keys(known).filter((name) => isPartName(name) && !(name in now))
  const values = without(mine, (name) => gone.includes(name))
  const settled = { ...values, order: settledOrder(values, known, now) }
  const ids = idsIn(settled, kind)
  return without(settled, (name) => {
    const { field, language } = fieldAndLanguage(name)
    return language !== null && isOfPart(field) && !(name in now) && !ids.has(idOf(field))
  })
}

/** If two people moved parts, they have been asked: the order is then as it was chosen. */
function settledOrder(values: Ordered, known: Ordered, now: Ordered): string[] {
  const [before = [], mine = [], theirs = []] = [known, values, now].map(({ order }) =>
    order.map((id) => ({ id })),
  )
  const merged = mergedEntries(before, mine, theirs)?.map(({ id }) => id) ?? values.order
  const there = Object.keys(values)
    .filter((name) => isPartName(name) && values[name] !== null)
    .map(idOf)
  const named = new Set(merged.filter((id) => there.includes(id)))
  return [...named, ...there.filter((id) => !named.has(id))]
}

function idsIn(values: Ordered, kind: PartKind): Set<string> {
  const ids = values.order.flatMap((id) => {
    const part = values[partName(kind, id)] as object | null | undefined
    return part ? [id, ...itemsOf(part).map((item) => item.id)] : []
  })
  return new Set(ids)
}

function isOfPart(field: string): boolean {
  return field.includes(':')
}

function without<V extends Ordered>(values: V, isLeftOut: (name: string) => boolean): V {
  const remaining = Object.entries(values).filter(([name]) => !isLeftOut(name))
  return Object.fromEntries(remaining) as V
}
