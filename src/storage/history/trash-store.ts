import { Problem } from '../../domain/problem.ts'
import { withoutLedger } from '../../domain/documents/ledger.ts'
import {
  type DocumentKind,
  type Edit,
  type Removal,
  removals,
  type Revision,
  textsIn,
  type Values,
} from '../../domain/documents/revision.ts'
import {
  restoreArticleRow,
  restoreDates,
  restorePublication,
} from '../articles/article-document.ts'
import { restorePageRow } from '../pages/page-document.ts'
import { restoreFormRow } from '../forms/form-document.ts'
import { restoreCardRow } from '../partners/card-document.ts'
import { restoreTopicRow } from '../topics/topic-document.ts'
import { auditDocument } from '../audit/audited-documents.ts'
import { countOf } from '../engine/count-of.ts'
import type { Database } from '../engine/database.ts'
import { keepAsDemo } from '../installation/demo-store.ts'
import { documentOf } from './documents.ts'
import { restoreLanguage } from '../languages/language-store.ts'
import { restoreMessage } from '../messages/message-store.ts'
import { restoreFileRow } from '../files/file-document.ts'
import { restoreLibraryRow } from '../media/library-document.ts'
import { purge, trashBegin } from './purge.ts'
import { toRevision } from './revision-rows.ts'
import { saveWithRevision } from './save-with-revision.ts'
import { restoreRedirect } from '../seo/redirect-store.ts'
import { restoreUser } from '../people/user-store.ts'
import type { Db, Trx } from '../engine/tables.ts'

export type Removed = Revision & { kind: DocumentKind; subject: string; action: Removal }

type RestoreRow = (trx: Trx, id: number, previous: Values, revision: number) => Promise<void>
const restorations: Partial<Record<DocumentKind, RestoreRow>> = {
  article: restoreArticleRow,
  card: restoreCardRow,
  page: restorePageRow,
  form: restoreFormRow,
  topic: restoreTopicRow,
  language: restoreLanguage,
  user: restoreUser,
  message: restoreMessage,
  media: restoreLibraryRow,
  file: restoreFileRow,
  redirect: restoreRedirect,
}

const namedKinds: readonly DocumentKind[] = ['section', 'media', 'file']

export function createTrashStore({ db, write, writeQuietly }: Database) {
  return {
    async list(
      kinds: DocumentKind[],
      now: Date,
      page: number,
      perPage: number,
    ): Promise<{ removed: Removed[]; total: number }> {
      const total = await countOf(inTrash(db, kinds, now))
      const rows = await inTrash(db, kinds, now)
        .selectAll()
        .orderBy('made_at', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { removed: rows.map(toRemoved), total }
    },

    async get(kinds: DocumentKind[], ids: number[], now: Date): Promise<Removed[]> {
      const rows = await inTrash(db, kinds, now).selectAll().where('id', 'in', ids).execute()
      if (rows.length < new Set(ids).size) throw new Problem('not-found')
      return rows.map(toRemoved)
    },

    /**
     * All or nothing, the latest removal first. Throws Problem('not-found') if someone else was
     * faster, Problem('conflict') if it was written again meanwhile, or the problem of a name that
     * is taken.
     */
    async restore(removed: Removed[], edit: Edit): Promise<void> {
      const lastFirst = removed.toSorted((one, other) => other.id - one.id)
      await write(edit.right, async (trx) => {
        for (const one of lastFirst) await restoreOne(trx, one, edit)
      })
    },

    purge: (now: Date): Promise<void> => writeQuietly('product', (trx) => purge(trx, now)),
  }
}

function inTrash(db: Db, kinds: DocumentKind[], now: Date) {
  return db
    .selectFrom('revisions')
    .where('action', 'in', [...removals])
    .where('restored_at', 'is', null)
    .where('made_at', '>', trashBegin(now))
    .where('kind', 'in', kinds)
}

async function restoreOne(
  trx: Trx,
  { id, kind, subject, number, action, previous, origin }: Removed,
  edit: Edit,
): Promise<void> {
  await takeOut(trx, id, edit.at)
  if (action === 'delete') {
    await restorations[kind]?.(trx, Number(subject), { ...previous, ...origin }, number)
    auditDocument(trx, 'restored', { kind, id: subject, previous, edit })
  }
  if (action === 'empty' && kind === 'article' && origin)
    await restorePublication(trx, Number(subject), origin)
  const document = documentOf(kind)
  if (!document) return
  const key = namedKinds.includes(kind) ? subject : Number(subject)
  const { saved, revisionId } = await saveWithRevision(trx, document, key, {
    action: 'restore',
    edit: { ...edit, base: number },
    sent: withoutLedger(previous),
    change: (current) => document.restore(current, previous),
  })
  if (kind === 'article' && origin) {
    await restoreDates(trx, Number(subject), Object.keys(textsIn(previous)), origin)
  }
  const isNext = saved.revision === number + 1
  if (revisionId !== null && isNext) await keepAsDemo(trx, document.kind, subject, number)
}

/** If two restore the same thing, one wins. */
async function takeOut(trx: Trx, id: number, now: Date): Promise<void> {
  const taken = await trx
    .updateTable('revisions')
    .set({ restored_at: now.toISOString() })
    .where('id', '=', id)
    .where('restored_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new Problem('not-found')
}

function toRemoved(row: Parameters<typeof toRevision>[0]): Removed {
  const { kind, subject } = row
  return { ...toRevision(row), kind, subject, action: row.action as Removal }
}
