import { type Block, blockLimits, type BlockKind, homeBlocks, homeOnlyBlocks } from './block.ts'
import { isLonger } from '../text/characters.ts'
import { withOwnFocus } from '../documents/document-fields.ts'
import { isHomePage } from './home-page.ts'
import { mergedEntries, mergeConflict } from '../navigation/merge-navigation.ts'
import { messages } from '../messages.ts'
import { type Page, pageLimits } from './page.ts'
import { withSlugs } from './page-address.ts'
import {
  idOfBlock,
  itemIds,
  pageValues,
  partOfText,
  restorePage,
  textsOfParts,
} from './page-values.ts'
import { Problem } from '../problem.ts'
import { isSame, type Revision, type Values, valuesBefore } from '../documents/revision.ts'

/**
 * A save also sends the order, which is merged, and blocks that one of both removes, which are
 * gone.
 */
export function sentPageValues({ blocks }: Page, values: Values): Values {
  const parts = textsOfParts(blocks)
  const sent = Object.entries(values).filter(([name, value]) => {
    const block = idOfBlock(name)
    if (block !== undefined) return value !== null && block in blocks
    const part = partOfText(name)?.part
    return name !== 'order' && (part === undefined || parts.has(part))
  })
  return Object.fromEntries(sent)
}

/**
 * `unseen` are the revisions its editor has not seen, newest first. Throws Problem('conflict') if
 * others moved blocks in another way, and Problem('invalid-input') at the field that is wrong.
 */
export function changePage(current: Page, values: Values, unseen: Revision[] = []): Page {
  const seen = restorePage(current, valuesBefore(unseen, pageValues(current)))
  const asked = withoutGone(values, seen, current)
  if (isHomePage(current)) refuseTextsOfHome(asked)
  const order = mergedOrder(asked, seen, current, unseen)
  const after = restorePage(current, withOwnFocus({ ...asked, ...(order && { order }) }))
  refuseWrongBlocks(after)
  refuseWrongTexts(after, asked)
  return isHomePage(current) ? after : withSlugs(current, after, asked)
}

function withoutGone(values: Values, seen: Page, current: Page): Values {
  const known = textsOfParts(current.blocks)
  const gone = new Set([...textsOfParts(seen.blocks).keys()].filter((id) => !known.has(id)))
  const remaining = Object.entries(values).filter(([name]) => {
    const id = idOfBlock(name) ?? partOfText(name)?.part
    return id === undefined || !gone.has(id)
  })
  return Object.fromEntries(remaining)
}

function mergedOrder(
  values: Values,
  seen: Page,
  current: Page,
  unseen: Revision[],
): string[] | undefined {
  const mine = values.order as string[] | undefined
  if (!mine) return undefined
  const { order: complete } = restorePage(seen, values)
  if (!isSame(mine, complete)) {
    throw new Problem('invalid-input', { fields: { order: messages.invalidInput } })
  }
  const [before, sent, theirs] = [seen.order, mine, current.order].map((ids) =>
    ids.map((id) => ({ id })),
  )
  const merged = mergedEntries(before ?? [], sent ?? [], theirs ?? [])
  if (!merged) throw mergeConflict({ order: mine }, pageValues(current), unseen)
  return merged.map(({ id }) => id)
}

function refuseTextsOfHome(values: Values): void {
  const foreign = Object.keys(values).filter((name) => !partOfText(name) && !idOfBlock(name))
  const fields = foreign.filter((name) => name !== 'order')
  if (fields.length > 0) throw wrong(fields.map((name) => [name, messages.unknownField]))
}

function refuseWrongBlocks(page: Page): void {
  const blocks = Object.entries(page.blocks)
  if (blocks.length > blockLimits.blocks) throw wrong([['order', messages.blocksTooMany]])
  const ids = blocks.flatMap(([id, block]) => [id, ...itemIds(block)])
  if (new Set(ids).size < ids.length) throw wrong([['blocks', messages.invalidInput]])
  const idsByKind = new Map<BlockKind, string>()
  for (const id of page.order) {
    const { kind } = page.blocks[id] as Block
    if (!isHomePage(page) && isAmong(homeOnlyBlocks, kind)) {
      throw wrong([[`block:${id}`, messages.blockUnknown]])
    }
    if (idsByKind.has(kind) && isAmong(homeBlocks, kind)) {
      throw wrong([[`block:${id}`, messages.blockTwice]])
    }
    idsByKind.set(kind, id)
  }
}

function isAmong(kinds: readonly BlockKind[], kind: BlockKind): boolean {
  return kinds.includes(kind)
}

function refuseWrongTexts(page: Page, values: Values): void {
  const parts = textsOfParts(page.blocks)
  for (const [name, value] of Object.entries(values)) {
    const of = partOfText(name)
    if (!of) continue
    const limits = parts.get(of.part) ?? {}
    if (!Object.hasOwn(limits, of.text)) throw wrong([[name, messages.unknownField]])
    if (isLonger(value as string, limits[of.text] ?? 0)) throw wrong([[name, messages.tooLong]])
  }
  for (const [language, texts] of Object.entries(page.texts)) {
    if (bytesOf(texts) > pageLimits.languageBytes) {
      throw wrong([[`texts.${language}`, messages.tooLong]])
    }
  }
}

function bytesOf(texts: Record<string, string>): number {
  return new TextEncoder().encode(JSON.stringify(texts)).length
}

function wrong(fields: [string, string][]): Problem {
  return new Problem('invalid-input', { fields: Object.fromEntries(fields) })
}
