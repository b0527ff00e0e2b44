import { z } from 'zod'
import { type BareItem, itemTitlesIn } from '../../domain/gallery.ts'
import { pictureAddress } from '../../domain/media.ts'
import {
  type Conflict,
  documentKinds,
  fieldAndLanguage,
  isPicture,
  removals,
  type Revision,
  trashDays,
  type Values,
} from '../../domain/revision.ts'
import type { Removed } from '../../storage/history/trash-store.ts'
import { type GalleryItemAnswer, presentItem } from './present-article.ts'
import {
  authorAnswer,
  type ConflictAnswer,
  fieldAnswer,
  moment,
  revisionNumber,
  rowId,
  valueAnswer,
} from '../http/shared-answers.ts'

export const revisionAnswer = z
  .strictObject({
    revision: revisionNumber,
    action: z.enum(['create', 'change', 'restore', ...removals]),
    made_at: moment,
    author: authorAnswer,
    fields: z.array(fieldAnswer).describe('What it changed'),
  })
  .meta({ id: 'Revision' })
export type RevisionAnswer = z.infer<typeof revisionAnswer>

export const revisionValuesAnswer = z.record(z.string(), valueAnswer).meta({
  description: 'Every field as it was; of texts by language',
  examples: [{ title: { en: 'Opening in Hama', ar: 'افتتاح في حماة' }, image: '' }],
})

export const removedAnswer = z
  .strictObject({
    id: rowId,
    kind: z.enum(documentKinds),
    subject: z.string().meta({ description: 'Its id, of a section its name', examples: ['1'] }),
    section: z
      .string()
      .nullable()
      .meta({ description: 'Of an article', examples: ['posts'] }),
    action: z.enum(removals),
    names: z.array(z.strictObject({ language: z.string().nullable(), name: z.string() })).meta({
      examples: [[{ language: 'en', name: 'Opening in Hama' }]],
    }),
    fields: z.array(fieldAnswer),
    removed_at: moment,
    removed_by: authorAnswer,
    kept_until: moment,
  })
  .meta({ id: 'Removed', description: 'Something that can be brought back.' })
export type RemovedAnswer = z.infer<typeof removedAnswer>

export function presentRevision(revision: Revision): RevisionAnswer {
  return {
    revision: revision.number,
    action: revision.action,
    made_at: revision.madeAt.toISOString(),
    author: revision.author,
    fields: Object.keys(revision.previous).map(fieldAndLanguage),
  }
}

/** Values as the calls of their documents answer them: pictures by address, texts by language. */
export function presentValues(values: Values): Record<string, unknown> {
  const presented: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const { field, language } = fieldAndLanguage(name)
    if (language === null) presented[field] = presentValue(field, value, values)
    else if (!field.includes(':')) {
      presented[field] = { ...(presented[field] as object | undefined), [language]: value }
    }
  }
  return presented
}

export function presentConflict({ name, mine, theirs, author, madeAt }: Conflict): ConflictAnswer {
  const { field, language } = fieldAndLanguage(name)
  return {
    field,
    language,
    mine: presentValue(field, mine),
    theirs: presentValue(field, theirs),
    changed_by: author,
    changed_at: madeAt.toISOString(),
  }
}

const day = 24 * 60 * 60 * 1000

export function presentRemoved(removed: Removed): RemovedAnswer {
  const { id, kind, subject, action, previous, origin, madeAt, author } = removed
  return {
    id,
    kind,
    subject,
    section: typeof origin?.section === 'string' ? origin.section : null,
    action,
    names: namesIn(previous),
    fields: kind === 'user' ? [] : Object.keys(previous).map(fieldAndLanguage),
    removed_at: madeAt.toISOString(),
    removed_by: author,
    kept_until: new Date(madeAt.getTime() + trashDays * day).toISOString(),
  }
}

/** What people call it: its title or name in each language it had one in. */
function namesIn(previous: Values): { language: string | null; name: string }[] {
  return Object.entries(previous).flatMap(([key, value]) => {
    const { field, language } = fieldAndLanguage(key)
    const isName = (field === 'title' || field === 'name') && typeof value === 'string'
    return isName && value !== '' ? [{ language, name: value }] : []
  })
}

const pictureFields = ['image', 'banner_image', 'logo']

/** `image`, `banner_image` and `logo` are addresses, blank where there is none. */
function presentValue(field: string, value: unknown, others: Values = {}): unknown {
  if (field === 'gallery') return presentGallery(value as BareItem[], others)
  if (isPicture(value)) return pictureAddress(value)
  return value === null && pictureFields.includes(field) ? '' : value
}

/** The titles are values of their own. */
function presentGallery(items: BareItem[], values: Values): GalleryItemAnswer[] {
  const titles = itemTitlesIn(values)
  return items.map((item) => presentItem({ ...item, titles: titles[item.id] ?? {} }))
}
