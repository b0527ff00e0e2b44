import { useMemo } from 'react'
import {
  type BlockKind,
  blockKinds,
  homeBlocks,
  homeOnlyBlocks,
} from '../../../domain/pages/block.ts'
import { homePageId } from '../../../domain/pages/page.ts'
import { blockProblems, type EditedBlock, newBlock } from '../../editor/blocks/edited-block.ts'
import type { BlockRow, BlocksForm, FieldOf } from '../../editor/blocks/blocks-form.ts'
import { moved } from '../../kit/sorting/moved.ts'
import { blockName, blockOf, kindsIn, type PageValues } from './page-values.ts'
import { newId } from '../../app/new-id.ts'
import type { PageFormState } from './use-page-form.ts'

export function usePageBlocks(form: PageFormState, fieldOf: FieldOf, refusals: number): BlocksForm {
  const { values, saved, failure, change } = form
  const rows = useMemo(() => rowsOf(values), [values])
  const refused = useMemo(() => Object.keys(failure?.fields ?? {}), [failure])
  return {
    rows,
    fieldOf,
    refused,
    refusals,
    revision: saved.revision,
    offered: offeredKinds(saved.id, values),
    change: (id, block) => change((now) => withBlock(now, id, block)),
    add: (kind, before) => {
      const id = newId()
      change((now) => withNewBlock(now, id, kind, before))
      return id
    },
    remove: (id) => change((now) => withoutBlock(now, id)),
    restore: (all, row) => change((now) => withBlockBack(now, all, row)),
    move: (from, to) => change((now) => withBlockMoved(now, from, to)),
  }
}

export function rowsOf(values: PageValues): BlockRow[] {
  return values.order.flatMap((id) => {
    const block = blockOf(values, id)
    return block ? [{ id, block }] : []
  })
}

export function withNewBlock(
  values: PageValues,
  id: string,
  kind: BlockKind,
  before: string | null,
): PageValues {
  const at = before === null ? values.order.length : values.order.indexOf(before)
  return { ...withBlock(values, id, newBlock(kind)), order: values.order.toSpliced(at, 0, id) }
}

export function withBlock(values: PageValues, id: string, block: EditedBlock | null): PageValues {
  return { ...values, [blockName(id)]: block }
}

/** Its texts stay until the save, so that it can be taken back whole. */
export function withoutBlock(values: PageValues, id: string): PageValues {
  return { ...withBlock(values, id, null), order: values.order.filter((one) => one !== id) }
}

function withBlockBack(values: PageValues, rows: BlockRow[], row: BlockRow): PageValues {
  return { ...withBlock(values, row.id, row.block), order: rows.map(({ id }) => id) }
}

export function withBlockMoved(values: PageValues, from: number, to: number): PageValues {
  return { ...values, order: moved(values.order, from, to) }
}

/** The home page has each of its six parts at most once; some of them stand there alone. */
function offeredKinds(id: number, values: PageValues): BlockKind[] {
  const isHome = id === homePageId
  const refused: readonly BlockKind[] = isHome
    ? homeBlocks.filter((kind) => kindsIn(values).includes(kind))
    : homeOnlyBlocks
  return blockKinds.filter((kind) => !refused.includes(kind))
}

export function isRight(values: PageValues): boolean {
  return rowsOf(values).every(({ block }) => Object.keys(blockProblems(block)).length === 0)
}
