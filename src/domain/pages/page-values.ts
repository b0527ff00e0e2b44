import { type Block, blockTexts } from './block.ts'
import { blankParts, coverField, field, restored, valuesOf } from '../documents/document-fields.ts'
import { arranged, orderedParts, writtenTextsField } from '../documents/ordered-parts.ts'
import type { Page, PageStatus } from './page.ts'
import type { Values } from '../documents/revision.ts'

export const blockParts = orderedParts<Block>('block', ({ kind }) => blockTexts[kind])

const fields = {
  status: field<PageStatus>('status', 'pending'),
  listed: field('listed', true),
  cover: coverField('image'),
  order: field<string[]>('order', []),
  blocks: blockParts.field,
  texts: writtenTextsField,
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

export function restorePage(page: Page, values: Values): Page {
  const after = restored(fields, page, values)
  return { ...after, ...arranged(blockParts, { ...after, parts: after.blocks }) }
}
