import { type Completeness, completenessOf } from '../../../domain/articles/article.ts'
import { type Block, blockTexts, type ShownBlock } from '../../../domain/pages/block.ts'
import { richBlockTexts } from '../../../domain/rich-text/rich-text.ts'
import { plainText } from '../../../domain/articles/excerpt.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { shownBlocks } from '../../../domain/pages/shown-blocks.ts'
import type { BlockRow } from './blocks-form.ts'
import { itemsOf } from '../parts/part-values.ts'

/** A text by its name, `heading:k3f9a2xb`; '' where it is blank. */
export type TextOf = (name: string, language: LanguageCode) => string

export function isBlankIn(row: BlockRow, textOf: TextOf, language: LanguageCode): boolean {
  return isShown(row, () => 'written') && !isShown(row, (name) => textOf(name, language))
}

export function blocksShownIn(
  rows: BlockRow[],
  textOf: TextOf,
  language: LanguageCode,
): ShownBlock[] {
  return shownRows(rows, (name) => textOf(name, language))
}

/** All texts of the block and its items count; null where it has none of its own. */
export function blockCompleteness(
  row: BlockRow,
  textOf: TextOf,
  language: LanguageCode,
): Completeness | null {
  const names = textNamesOf(row)
  return names.length === 0 ? null : completenessOf(names.map((name) => textOf(name, language)))
}

export function excerptOfBlock(row: BlockRow, textOf: TextOf, language: LanguageCode): string {
  const texts = textNamesOf(row).map((name) => plain(name, textOf(name, language)))
  return texts.find((text) => text !== '') ?? ''
}

/** `heading:k3f9a2xb` of the block, then `question:a1b2c3d4` of its items. */
export function textNamesOf({ id, block }: BlockRow): string[] {
  const { texts, itemTexts } = blockTexts[block.kind]
  const own = Object.keys(texts).map((field) => `${field}:${id}`)
  const ofItems = itemsOf(block).flatMap((item) =>
    Object.keys(itemTexts).map((field) => `${field}:${item.id}`),
  )
  return [...own, ...ofItems]
}

function plain(name: string, text: string): string {
  const [field = ''] = name.split(':')
  return richBlockTexts.includes(field) ? plainText(text) : text
}

function isShown(row: BlockRow, textOf: (name: string) => string): boolean {
  return shownRows([row], textOf).length > 0
}

function shownRows(rows: BlockRow[], textOf: (name: string) => string): ShownBlock[] {
  const texts = rows.flatMap(textNamesOf).map((name) => [name, textOf(name)])
  const blocks = Object.fromEntries(rows.map(({ id, block }) => [id, block as Block]))
  const order = rows.map(({ id }) => id)
  return shownBlocks({ order, blocks, texts: { shown: Object.fromEntries(texts) } }, 'shown')
}
