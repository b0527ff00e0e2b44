import { type Block, blockTexts } from './block.ts'
import {
  blankParts,
  coverField,
  type Field,
  field,
  restored,
  valuesOf,
} from '../documents/document-fields.ts'
import type { Page, PageStatus } from './page.ts'
import { fieldAndLanguage, textValues, type Values } from '../documents/revision.ts'

const blockName = (id: string) => `block:${id}`

/** `k3f9a2xb` of `block:k3f9a2xb`, undefined for any other value. */
export function idOfBlock(name: string): string | undefined {
  return name.startsWith('block:') ? name.slice('block:'.length) : undefined
}

/** `heading` and `k3f9a2xb` of `heading:k3f9a2xb.ar`. */
export function partOfText(name: string): { text: string; part: string } | undefined {
  const [text = '', part] = fieldAndLanguage(name).field.split(':')
  return text !== 'block' && part !== undefined ? { text, part } : undefined
}

export function textsOfParts(blocks: Record<string, Block>): Map<string, Record<string, number>> {
  const parts = Object.entries(blocks).flatMap(([id, block]) => [
    [id, blockTexts[block.kind].texts] as const,
    ...itemIds(block).map((item) => [item, blockTexts[block.kind].itemTexts] as const),
  ])
  return new Map<string, Record<string, number>>(parts)
}

export function itemIds(block: Block): string[] {
  return 'items' in block ? block.items.map(({ id }) => id) : []
}

const blocksField: Field<Record<string, Block>> = {
  blank: {},
  valuesOf: (blocks) =>
    Object.fromEntries(Object.entries(blocks).map(([id, block]) => [blockName(id), block])),
  restore: withBlocks,
}

const textsField: Field<Page['texts']> = {
  blank: {},
  valuesOf: textValues,
  restore: (texts, values) => writtenTexts({ ...textValues(texts), ...values }),
}

const fields = {
  status: field<PageStatus>('status', 'pending'),
  listed: field('listed', true),
  cover: coverField('image'),
  order: field<string[]>('order', []),
  blocks: blocksField,
  texts: textsField,
}

/** Addresses are none: they stay when a title changes. */
export function isPageLedgerText(field: string): boolean {
  return field !== 'slug'
}

export function blankPage(at: Date): Page {
  return { ...blankParts(fields), id: 0, createdAt: at, updatedAt: at, revision: 0 }
}

export function pageValues(page: Page): Values {
  return valuesOf(fields, page)
}

/** Texts of blocks that are gone go, too; blocks that the order does not name come last. */
export function restorePage(page: Page, values: Values): Page {
  const after = restored(fields, page, values)
  const parts = textsOfParts(after.blocks)
  const texts = Object.entries(textValues(after.texts)).filter(([name]) => {
    const of = partOfText(name)
    return !of || Object.hasOwn(parts.get(of.part) ?? {}, of.text)
  })
  return {
    ...after,
    order: orderOf(after.order, after.blocks),
    texts: writtenTexts(Object.fromEntries(texts)),
  }
}

function withBlocks(blocks: Record<string, Block>, values: Values): Record<string, Block> {
  const changed = Object.entries(values).flatMap(([name, block]) => {
    const id = idOfBlock(name)
    return id === undefined ? [] : [[id, block as Block | null] as const]
  })
  const all = Object.entries({ ...blocks, ...Object.fromEntries(changed) })
  return Object.fromEntries(all.filter((entry): entry is [string, Block] => entry[1] !== null))
}

function orderOf(order: string[], blocks: Record<string, Block>): string[] {
  const named = new Set(order.filter((id) => id in blocks))
  return [...named, ...Object.keys(blocks).filter((id) => !named.has(id))]
}

function writtenTexts(values: Values): Page['texts'] {
  const texts: Page['texts'] = {}
  for (const [name, text] of Object.entries(values)) {
    const { field, language } = fieldAndLanguage(name)
    if (language !== null && text !== '') (texts[language] ??= {})[field] = text as string
  }
  return texts
}
