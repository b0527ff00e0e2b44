import { type Completeness, completenessOf } from '../../../domain/article.ts'
import { type BlockKind, blockTexts, richBlockTexts } from '../../../domain/block.ts'
import { plainText } from '../../../domain/excerpt.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import type { BlockRow } from './blocks-form.ts'
import { itemsOf } from './edited-block.ts'

/** A text by its name, `heading:k3f9a2xb`, '' where it is blank. */
export type TextOf = (name: string, language: LanguageCode) => string

/** Without these a block is not shown in a language; of items one with all of them is enough. */
const needed: { [Kind in BlockKind]?: { texts?: string[]; itemTexts?: string[] } } = {
  text: { texts: ['body'] },
  beside: { texts: ['body'] },
  quote: { texts: ['words'] },
  facts: { itemTexts: ['value', 'label'] },
  questions: { itemTexts: ['question', 'answer'] },
  people: { itemTexts: ['name'] },
  action: { texts: ['heading', 'button'] },
}

export function isBlankIn({ id, block }: BlockRow, textOf: TextOf, language: LanguageCode) {
  const { texts = [], itemTexts } = needed[block.kind] ?? {}
  const hasAll = (part: string, fields: string[]) =>
    fields.every((field) => isWritten(textOf(`${field}:${part}`, language)))
  if (!hasAll(id, texts)) return true
  return itemTexts !== undefined && !itemsOf(block).some((item) => hasAll(item.id, itemTexts))
}

/** Of all its texts and those of its items; null where it has none of its own. */
export function blockCompleteness(
  row: BlockRow,
  textOf: TextOf,
  language: LanguageCode,
): Completeness | null {
  const names = textNamesOf(row)
  return names.length === 0 ? null : completenessOf(names.map((name) => textOf(name, language)))
}

/** What a closed block is known by: the first text it has in a language. */
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

/** Rich text without words, such as an empty paragraph, says nothing. */
function isWritten(text: string): boolean {
  return plainText(text).trim() !== ''
}
