import { mergedEntries } from '../../../domain/navigation/merge-navigation.ts'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import { blockOf, idOf, isBlockName, isPartText, type PageValues, partsOf } from './page-values.ts'

/**
 * Changes made here to what was `known` are put on what is saved now: the order names each block
 * that is there once, and no text stays without its block. Blocks that others removed stay removed.
 */
export function settledPage(mine: PageValues, known: PageValues, now: PageValues): PageValues {
  const gone = Object.keys(known).filter((name) => isBlockName(name) && !(name in now))
  const values = without(mine, (name) => gone.includes(name))
  const settled = { ...values, order: settledOrder(values, known, now) }
  const parts = partsOf(settled)
  return without(settled, (name) => {
    const { field } = fieldAndLanguage(name)
    const isOfPart = isPartText(field) && !isBlockName(name)
    return isOfPart && !(name in now) && !parts.has(idOf(field))
  })
}

/** If two people moved blocks, they have been asked: the order is then as it was chosen. */
function settledOrder(values: PageValues, known: PageValues, now: PageValues): string[] {
  const [before = [], mine = [], theirs = []] = [known, values, now].map(({ order }) =>
    order.map((id) => ({ id })),
  )
  const merged = mergedEntries(before, mine, theirs)?.map(({ id }) => id) ?? values.order
  const there = Object.keys(values)
    .filter(isBlockName)
    .map(idOf)
    .filter((id) => blockOf(values, id) !== null)
  const named = new Set(merged.filter((id) => there.includes(id)))
  return [...named, ...there.filter((id) => !named.has(id))]
}

function without(values: PageValues, isLeftOut: (name: string) => boolean): PageValues {
  const remaining = Object.entries(values).filter(([name]) => !isLeftOut(name))
  return Object.fromEntries(remaining) as PageValues
}
