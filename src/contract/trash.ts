import { messages } from '../domain/messages.ts'
import { documentKinds, removals, restoredAtOnce } from '../domain/documents/revision.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { author, changedField, listPage, pagination, rowId, sentence, timestamp } from './shared.ts'

const trashFilter = listPage.extend({ kind: z.enum(documentKinds).optional() })

const removed = z
  .strictObject({
    id: rowId,
    kind: z.enum(documentKinds),
    subject: z.string().meta({ description: 'Its id; for sections, the name', examples: ['1'] }),
    section: z
      .string()
      .nullable()
      .meta({ description: 'For articles', examples: ['posts'] }),
    action: z.enum(removals),
    names: z.array(z.strictObject({ language: z.string().nullable(), name: z.string() })).meta({
      examples: [[{ language: 'en', name: 'Opening in Hama' }]],
    }),
    fields: z.array(changedField),
    removed_at: timestamp,
    removed_by: author,
    kept_until: timestamp,
  })
  .meta({ id: 'Removed', description: 'A restorable item.' })
export type RemovedResponse = z.infer<typeof removed>

const restored = z.strictObject({ message: sentence(messages.accomplished) })

export const trashEndpoints = {
  'GET /trash': {
    summary: 'List restorable items, newest first',
    access: 'editor',
    query: trashFilter,
    response: z.strictObject({ removed: z.array(removed), pagination }),
  },
  'POST /trash/:id/restore': {
    summary: 'Restore an item',
    access: 'editor',
    response: restored,
    errors: ['conflict', 'address-taken'],
  },
  'POST /trash/restore-multiple': {
    summary: 'Restore several items (all or nothing)',
    access: 'editor',
    json: z.strictObject({ ids: z.array(z.int32().positive()).min(1).max(restoredAtOnce) }),
    response: restored,
    errors: ['not-found', 'conflict', 'address-taken'],
  },
} satisfies Endpoints
