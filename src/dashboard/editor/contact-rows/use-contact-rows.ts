import { useState } from 'react'
import { cleanedContact } from '../../../domain/contact/contact-input.ts'
import type { ContactItem } from '../../../domain/contact/contact.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import {
  added,
  changed,
  type ContactRow,
  itemsOf,
  moved,
  removed,
  type RowKind,
  rowsOf,
} from './contact-rows.ts'

type RowSettings = {
  items: ContactItem[]
  /** Blank rows are gone once the saved revision changes. */
  revision: number
  problemOf: (item: ContactItem) => string | undefined
  refusalOf?: (index: number) => string | undefined
  ordered?: (items: ContactItem[]) => ContactItem[]
  onChange: (items: ContactItem[]) => void
}
type Edited = { rows: ContactRow[]; revision: number }

export function useContactRows(settings: RowSettings) {
  const { items, revision, ordered = (items) => items, onChange } = settings
  const [edited, setEdited] = useState<Edited | null>(null)
  // The form may have been discarded, restored or saved meanwhile.
  const isCurrent = edited?.revision === revision && isSame(ordered(itemsOf(edited.rows)), items)
  const rows = edited && isCurrent ? edited.rows : rowsOf(items)
  const problemOf = (row: ContactRow) => settings.problemOf(cleanedContact(row))

  function change(next: ContactRow[]) {
    setEdited({ rows: next, revision })
    onChange(ordered(itemsOf(next)))
  }

  return {
    rows,
    isRight: rows.every((row) => problemOf(row) === undefined),
    problemOf,
    refusalOf(row: ContactRow): string | undefined {
      const written = rows.filter((other) => cleanedContact(other).value !== '')
      return settings.refusalOf?.(written.indexOf(row))
    },
    add(kind: RowKind): number {
      const next = added(rows, kind)
      change(next)
      return next.at(-1)?.id ?? 0
    },
    change: (id: number, to: Partial<ContactItem>) => change(changed(rows, id, to)),
    move: (id: number, step: -1 | 1) => change(moved(rows, id, step)),
    remove: (id: number) => change(removed(rows, id)),
  }
}

export type ContactRows = ReturnType<typeof useContactRows>
