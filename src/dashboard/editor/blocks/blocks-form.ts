import type { ComponentType } from 'react'
import type { BlockKind } from '../../../domain/pages/block.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { FieldValue } from '../languages/field-value.ts'
import type { EditedBlock, EditedBlockOf } from './edited-block.ts'

/** The text of a block or an item, by its name: `heading:k3f9a2xb`. */
export type FieldOf = (field: string, language: LanguageCode, name: string) => FieldValue

/** A block by its id, as a row of the list. */
export type BlockRow = { id: string; block: EditedBlock }

/** The blocks of a document, and what can be done with them. */
export type BlocksForm = {
  rows: BlockRow[]
  fieldOf: FieldOf
  revision: number
  /** Kinds of which one can be added. */
  offered: BlockKind[]
  /** The names of values that the API refused. */
  refused: string[]
  /** Counts the saves that were not sent because something is wrong; the first wrong block is then opened. */
  refusals: number
  change: (id: string, block: EditedBlock) => void
  /** The block comes in front of another, or last; returns its id. */
  add: (kind: BlockKind, before: string | null) => string
  remove: (id: string) => void
  /** A removed one is among them again. */
  restore: (rows: BlockRow[], row: BlockRow) => void
  move: (from: number, to: number) => void
}

type Given = {
  id: string
  fieldOf: FieldOf
  /** The block is saved with this revision. */
  revision: number
  /** Problems are by their place in the block: `link.address`. */
  problems: Record<string, string>
}
export type Edited<Block> = Given & { block: Block; onChange: (block: Block) => void }
export type BlockFormProps<Kind extends BlockKind> = Edited<EditedBlockOf<Kind>>
export type AnyBlockFormProps = Edited<EditedBlock>
export type BlockForms = { [Kind in BlockKind]: ComponentType<BlockFormProps<Kind>> }
