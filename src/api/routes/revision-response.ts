import type { GalleryItemResponse } from '../../contract/gallery.ts'
import type { RevisionResponse } from '../../contract/history.ts'
import type { ConflictResponse } from '../../contract/shared.ts'
import type { RemovedResponse } from '../../contract/trash.ts'
import type { Block } from '../../domain/pages/block.ts'
import { type BareItem, isItemTitle, itemTitlesIn } from '../../domain/gallery/gallery.ts'
import { isOfPublication } from '../../domain/articles/publication.ts'
import { isOfLedger } from '../../domain/documents/ledger.ts'
import { blockParts } from '../../domain/pages/page-values.ts'
import { pictureAddress } from '../../domain/media/media.ts'
import {
  byField,
  type Conflict,
  fieldAndLanguage,
  isPicture,
  type Revision,
  trashDays,
  type Values,
} from '../../domain/documents/revision.ts'
import { pictureFields } from '../../domain/sections/section.ts'
import type { Removed } from '../../storage/history/trash-store.ts'
import { toGalleryItem } from './article-response.ts'
import { toBlock } from './page-response.ts'

export function toRevision(revision: Revision): RevisionResponse {
  return {
    revision: revision.number,
    action: revision.action,
    made_at: revision.madeAt.toISOString(),
    author: revision.author,
    fields: fieldsOf(revision.previous),
  }
}

export function toValues(values: Values): Record<string, unknown> {
  const presented = Object.entries(values).flatMap(([name, value]) => {
    const { field, language } = fieldAndLanguage(name)
    if (isItemTitle(field) || isTrace(field)) return []
    return [[name, language === null ? toValue(field, value, values) : value]]
  })
  return byField(Object.fromEntries(presented))
}

function isTrace(name: string): boolean {
  return isOfPublication(name) || isOfLedger(name)
}

function fieldsOf(previous: Values) {
  return Object.keys(previous)
    .filter((name) => !isTrace(name))
    .map(fieldAndLanguage)
}

export function toConflict({ name, mine, theirs, author, madeAt }: Conflict): ConflictResponse {
  const { field, language } = fieldAndLanguage(name)
  return {
    name,
    field,
    language,
    mine: toValue(field, mine),
    theirs: toValue(field, theirs),
    changed_by: author,
    changed_at: madeAt.toISOString(),
  }
}

const day = 24 * 60 * 60 * 1000

export function toRemoved(removed: Removed): RemovedResponse {
  const { id, kind, subject, action, previous, origin, madeAt, author } = removed
  return {
    id,
    kind,
    subject,
    section: typeof origin?.section === 'string' ? origin.section : null,
    action,
    names: namesIn(previous),
    fields: kind === 'user' ? [] : fieldsOf(previous),
    removed_at: madeAt.toISOString(),
    removed_by: author,
    kept_until: new Date(madeAt.getTime() + trashDays * day).toISOString(),
  }
}

const names = ['title', 'name', 'path']

function namesIn(previous: Values): { language: string | null; name: string }[] {
  return Object.entries(previous).flatMap(([key, value]) => {
    const { field, language } = fieldAndLanguage(key)
    const isName = names.includes(field) && typeof value === 'string'
    return isName && value !== '' ? [{ language, name: value }] : []
  })
}

const pictured: readonly string[] = ['image', ...pictureFields]

function toValue(field: string, value: unknown, others: Values = {}): unknown {
  if (blockParts.idOf(field) !== undefined) return value && toBlock(value as Block)
  if (field === 'gallery') return toGallery(value as BareItem[], others)
  if (isPicture(value)) return pictureAddress(value)
  return value === null && pictured.includes(field) ? '' : value
}

function toGallery(items: BareItem[], values: Values): GalleryItemResponse[] {
  const titles = itemTitlesIn(values)
  return items.map((item) => toGalleryItem({ ...item, titles: titles[item.id] ?? {} }))
}
