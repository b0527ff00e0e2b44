import { type Block, blockTexts } from './block.ts'
import { changedCover, type Focus, type Picture, pictureOf } from './media.ts'
import type { Page, PageStatus } from './page.ts'
import { fieldAndLanguage, textValues, type Values } from './revision.ts'

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

/** The texts that each block and each of its items can have, by id. */
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

/** As yet without an id. */
export function blankPage(at: Date): Page {
  return {
    id: 0,
    createdAt: at,
    updatedAt: at,
    status: 'pending',
    listed: true,
    cover: null,
    order: [],
    blocks: {},
    texts: {},
    revision: 0,
  }
}

export function pageValues({ status, listed, cover, order, blocks, texts }: Page): Values {
  return {
    status,
    listed,
    image: cover && pictureOf(cover),
    ...(cover?.focus ? { image_focus: cover.focus } : {}),
    order,
    ...Object.fromEntries(Object.entries(blocks).map(([id, block]) => [blockName(id), block])),
    ...textValues(texts),
  }
}

type SharedValues = {
  status?: PageStatus
  listed?: boolean
  image?: Picture | null
  image_focus?: Focus | null
  order?: string[]
}

/** Texts of blocks that are gone go, too; blocks that the order does not name come last. */
export function restorePage(page: Page, values: Values): Page {
  const { status, listed, image, image_focus, order } = values as SharedValues
  const blocks = withBlocks(page.blocks, values)
  return {
    ...page,
    status: status ?? page.status,
    listed: listed ?? page.listed,
    cover: changedCover(page.cover, image, image_focus),
    order: orderOf(order ?? page.order, blocks),
    blocks,
    texts: withTexts(page.texts, values, textsOfParts(blocks)),
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

function withTexts(
  texts: Page['texts'],
  values: Values,
  parts: Map<string, Record<string, number>>,
): Page['texts'] {
  const isKept = (name: string) => {
    const of = partOfText(name)
    return !of || Object.hasOwn(parts.get(of.part) ?? {}, of.text)
  }
  const kept: Page['texts'] = {}
  for (const [name, text] of Object.entries({ ...textValues(texts), ...values })) {
    const { field, language } = fieldAndLanguage(name)
    if (language === null || text === '' || !isKept(name)) continue
    ;(kept[language] ??= {})[field] = text as string
  }
  return kept
}
