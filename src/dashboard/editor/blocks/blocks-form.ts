import type { ComponentType } from 'react'
import type { BlockKind } from '../../../domain/pages/block.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { FieldValue } from '../languages/field-in-language.tsx'
import type { PartsForm } from '../parts/part-list.tsx'
import type { EditedBlock, EditedBlockOf } from './edited-block.ts'

export type FieldOf = (field: string, language: LanguageCode, name: string) => FieldValue

export type BlockRow = { id: string; block: EditedBlock }

export type BlocksForm = PartsForm<BlockRow> & {
  fieldOf: FieldOf
  offered: BlockKind[]
  change: (id: string, block: EditedBlock) => void
  /** The block comes in front of another, or last; returns its id. */
  add: (kind: BlockKind, before: string | null) => string
}

type Given = {
  id: string
  fieldOf: FieldOf
  revision: number
  problems: Record<string, string>
}
export type Edited<Block> = Given & { block: Block; onChange: (block: Block) => void }
export type BlockFormProps<Kind extends BlockKind> = Edited<EditedBlockOf<Kind>>
export type AnyBlockFormProps = Edited<EditedBlock>
export type BlockForms = { [Kind in BlockKind]: ComponentType<BlockFormProps<Kind>> }
