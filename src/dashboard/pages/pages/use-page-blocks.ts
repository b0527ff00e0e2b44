import { useMemo } from 'react'
import { newId } from '../../app/new-id.ts'
import type { BlocksForm, FieldOf } from '../../editor/blocks/blocks-form.ts'
import {
  offeredKinds,
  rowsOf,
  withBlock,
  withBlockBack,
  withBlockMoved,
  withNewBlock,
  withoutBlock,
} from './page-blocks.ts'
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
