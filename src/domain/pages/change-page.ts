import { type Block, blockLimits, type BlockKind, homeBlocks, homeOnlyBlocks } from './block.ts'
import {
  conflictingValues,
  mergedValues,
  type OrderedDocument,
  refuseRepeatedIds,
  refuseWrongTexts,
  wrongField,
} from '../documents/change-ordered-parts.ts'
import { withOwnFocus } from '../documents/document-fields.ts'
import { isHomePage } from './home-page.ts'
import { messages } from '../messages.ts'
import { type Page, pageLimits } from './page.ts'
import { withSlugs } from './page-address.ts'
import { blockParts, pageValues, restorePage } from './page-values.ts'
import { Problem } from '../problem.ts'
import type { Revision, Values } from '../documents/revision.ts'

const pages: OrderedDocument<Page, Block> = {
  kind: blockParts,
  partsOf: ({ blocks }) => blocks,
  valuesOf: pageValues,
  restore: restorePage,
}

export function sentPageValues(current: Page, values: Values): Values {
  return conflictingValues(pages, current, values)
}

/**
 * `unseen` are the revisions its editor has not seen, newest first. Throws Problem('conflict') if
 * others moved blocks in another way, and Problem('invalid-input') at the field that is wrong.
 */
export function changePage(current: Page, values: Values, unseen: Revision[] = []): Page {
  if (isHomePage(current)) refuseTextsOfHome(values)
  const asked = mergedValues(pages, current, values, unseen)
  const after = restorePage(current, withOwnFocus(asked))
  refuseWrongBlocks(after)
  const { blocks: parts, texts } = after
  refuseWrongTexts(blockParts, { parts, texts }, asked, pageLimits.languageBytes)
  return isHomePage(current) ? after : withSlugs(current, after, asked)
}

function refuseTextsOfHome(values: Values): void {
  const foreign = Object.keys(values).filter(
    (name) => !blockParts.partOfText(name) && !blockParts.idOf(name),
  )
  const fields = foreign.filter((name) => name !== 'order')
  if (fields.length === 0) return
  const sentences = fields.map((name) => [name, messages.unknownField])
  throw new Problem('invalid-input', { fields: Object.fromEntries(sentences) })
}

function refuseWrongBlocks(page: Page): void {
  if (Object.keys(page.blocks).length > blockLimits.blocks) {
    throw wrongField('order', messages.blocksTooMany)
  }
  refuseRepeatedIds('blocks', page.blocks)
  const idsByKind = new Map<BlockKind, string>()
  for (const id of page.order) {
    const { kind } = page.blocks[id] as Block
    if (!isHomePage(page) && isAmong(homeOnlyBlocks, kind)) {
      throw wrongField(`block:${id}`, messages.blockUnknown)
    }
    if (idsByKind.has(kind) && isAmong(homeBlocks, kind)) {
      throw wrongField(`block:${id}`, messages.blockTwice)
    }
    idsByKind.set(kind, id)
  }
}

function isAmong(kinds: readonly BlockKind[], kind: BlockKind): boolean {
  return kinds.includes(kind)
}
