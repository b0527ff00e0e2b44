import { useMemo } from 'react'
import {
  type BlockKind,
  blockKinds,
  homeBlocks,
  homeOnlyBlocks,
} from '../../../domain/pages/block.ts'
import { homePageId } from '../../../domain/pages/page.ts'
import { isRightBlock, newBlock } from '../../editor/blocks/edited-block.ts'
import type { BlockRow, BlocksForm, FieldOf } from '../../editor/blocks/blocks-form.ts'
import {
  withNewPart,
  withoutPart,
  withPart,
  withPartBack,
  withPartMoved,
} from '../../editor/parts/part-values.ts'
import { blockOf, kindsIn, type PageValues } from './page-values.ts'
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
    change: (id, block) => change((now) => withPart(now, 'block', id, block)),
    add: (kind, before) => {
      const id = newId()
      change((now) => withNewPart(now, 'block', { id, part: newBlock(kind), before }))
      return id
    },
    remove: (id) => change((now) => withoutPart(now, 'block', id)),
    restore: (rows, { id, block }) =>
      change((now) => withPartBack(now, 'block', { rows, id, part: block })),
    move: (from, to) => change((now) => withPartMoved(now, from, to)),
  }
}

export function rowsOf(values: PageValues): BlockRow[] {
  return values.order.flatMap((id) => {
    const block = blockOf(values, id)
    return block ? [{ id, block }] : []
  })
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
  return rowsOf(values).every(({ block }) => isRightBlock(block))
}
