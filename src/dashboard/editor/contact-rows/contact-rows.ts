import { useState } from 'react'
import { cleanedContact } from '../../../domain/contact/contact-input.ts'
import {
  type ContactItem,
  contactLimits,
  type SocialType,
  socialTypes,
} from '../../../domain/contact/contact.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import { moved as movedItem } from '../../kit/sorting/moved.ts'

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
    move: (kind: RowKind, from: number, to: number) => change(moved(rows, kind, from, to)),
    remove: (id: number) => change(removed(rows, id)),
  }
}

export type ContactRows = ReturnType<typeof useContactRows>

export type ContactRow = ContactItem & { id: number }

export const rowKinds = ['phone', 'email', 'link'] as const
export type RowKind = (typeof rowKinds)[number]

const mostOf: Record<RowKind, number> = {
  phone: contactLimits.phones,
  email: contactLimits.emails,
  link: socialTypes.length,
}

export function rowsOf(items: ContactItem[]): ContactRow[] {
  return items.map((item, index) => ({ ...item, id: index + 1 }))
}

export function itemsOf(rows: ContactRow[]): ContactItem[] {
  return rows.map(cleanedContact).filter(({ value }) => value !== '')
}

export function rowsOfKind(rows: ContactRow[], kind: RowKind): ContactRow[] {
  return rows.filter(({ type }) => kindOf(type) === kind)
}

export function isFull(rows: ContactRow[], kind: RowKind): boolean {
  return rowsOfKind(rows, kind).length >= mostOf[kind]
}

export function added(rows: ContactRow[], kind: RowKind): ContactRow[] {
  const type = kind === 'link' ? unusedTypes(rows)[0] : kind
  if (!type || isFull(rows, kind)) return rows
  return [...rows, { id: Math.max(0, ...rows.map(({ id }) => id)) + 1, type, value: '' }]
}

export function unusedTypes(rows: ContactRow[]): SocialType[] {
  return socialTypes.filter((type) => !rows.some((row) => row.type === type))
}

export function changed(
  rows: ContactRow[],
  id: number,
  change: Partial<ContactItem>,
): ContactRow[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change } : row))
}

export function removed(rows: ContactRow[], id: number): ContactRow[] {
  return rows.filter((row) => row.id !== id)
}

export function moved(rows: ContactRow[], kind: RowKind, from: number, to: number): ContactRow[] {
  const ordered = movedItem(rowsOfKind(rows, kind), from, to).values()
  return rows.map((row) => (kindOf(row.type) === kind ? (ordered.next().value ?? row) : row))
}

function kindOf(type: ContactItem['type']): RowKind {
  return type === 'phone' || type === 'email' ? type : 'link'
}
