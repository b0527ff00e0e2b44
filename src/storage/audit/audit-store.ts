import { type RawBuilder, sql } from 'kysely'
import {
  type Actor,
  type AuditDetails,
  type AuditEntry,
  type AuditKind,
  auditKindNames,
  auditKinds,
} from '../../domain/audit/audit.ts'
import type { AuditGroup } from '../../domain/audit/audit-groups.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import {
  audit,
  type AuditHead,
  auditHead,
  type AuditRow,
  lockChain,
} from '../engine/audit-chain.ts'
import { countOf } from '../engine/count-of.ts'
import type { Database, Engine } from '../engine/database.ts'
import { setSetting } from '../engine/settings.ts'
import type { Db } from '../engine/tables.ts'
import { type AuditCheck, checkChain } from './check-chain.ts'

type AuditFilter = {
  kind?: AuditGroup | AuditKind | undefined
  user?: number | undefined
  from?: Date | undefined
  /** Entries of this moment are left out. */
  to?: Date | undefined
  /** Each word is part of a name, an address or a detail. */
  q?: string | undefined
}

const day = 24 * 60 * 60 * 1000

export function createAuditStore({ db, engine, writeQuietly }: Database) {
  let checking: Promise<AuditCheck> | undefined

  return {
    /** It takes a transaction of its own, where nothing else is changed. */
    enter: <Kind extends AuditKind>(
      who: Actor | PlainEdit,
      kind: Kind,
      subject: number | string,
      details: AuditDetails<Kind>,
    ): Promise<void> =>
      writeQuietly('product', async (trx) => audit(trx, who, kind, subject, details)),

    async list(
      filter: AuditFilter,
      page: number,
      perPage: number,
    ): Promise<{ entries: AuditEntry[]; total: number }> {
      const total = await countOf(matching(db, engine, filter))
      const rows = await matching(db, engine, filter)
        .selectAll()
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { entries: rows.map(toEntry), total: Number(total) }
    },

    head: (): Promise<AuditHead> => auditHead(db),

    /** Those who ask at once share a check; `held` is a head that was noted down elsewhere. */
    check: (held?: AuditHead): Promise<AuditCheck> =>
      held
        ? checkChain(db, held)
        : (checking ??= checkChain(db).finally(() => (checking = undefined))),

    /** Throws away what is older, by whole days; the chain goes on from the last entry that is gone. */
    trim: (days: number, now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        const begin = new Date(now.getTime() - days * day).toISOString().slice(0, 10)
        await lockChain(trx, engine)
        const kept = await trx
          .selectFrom('audit_entries')
          .select(({ fn }) => fn.min('id').as('id'))
          .where('at', '>=', begin)
          .executeTakeFirst()
        const base = kept?.id == null ? await auditHead(trx) : await headAt(trx, kept.id - 1)
        if (!base) return
        await trx.deleteFrom('audit_entries').where('id', '<=', base.id).execute()
        await setSetting(trx, 'audit_base', JSON.stringify(base), now)
      }),
  }
}

function headAt(db: Db, id: number): Promise<AuditHead | undefined> {
  return db
    .selectFrom('audit_entries')
    .select(['id', 'hash'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function matching(db: Db, engine: Engine, { kind: sought, user, from, to, q }: AuditFilter) {
  let entries = db.selectFrom('audit_entries')
  if (sought) {
    const kinds = auditKindNames.filter((kind) => [kind, auditKinds[kind].group].includes(sought))
    entries = entries.where('kind', 'in', kinds)
  }
  if (user !== undefined) entries = entries.where('actor_id', '=', user)
  if (from) entries = entries.where('at', '>=', from.toISOString())
  if (to) entries = entries.where('at', '<', to.toISOString())
  for (const word of q?.match(/\S+/g) ?? []) entries = entries.where(saying(word, engine))
  return entries
}

/** Names of details are not looked at: everybody has a `name`. */
function saying(word: string, engine: Engine): RawBuilder<boolean> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  const isSqlite = engine === 'sqlite'
  const like = isSqlite ? sql`like` : sql`ilike`
  const isLike = (value: RawBuilder<unknown>) => sql`${value} ${like} ${pattern} escape '\\'`
  const inDetails = isSqlite
    ? sql`exists (select 1 from json_tree(details) where ${isLike(sql`atom`)})`
    : sql`exists (select 1 from jsonb_path_query(details::jsonb, '$.**') as part
        where jsonb_typeof(part) not in ('object', 'array') and ${isLike(sql`part #>> '{}'`)})`
  return sql`(${isLike(sql`actor_name`)} or ${isLike(sql`address`)} or ${inDetails})`
}

function toEntry(row: AuditRow): AuditEntry {
  const { id, kind, origin, subject, address } = row
  return {
    id,
    kind,
    origin,
    subject,
    at: new Date(row.at),
    by: { id: row.actor_id, name: row.actor_name },
    source: { address, device: JSON.parse(row.device) },
    details: JSON.parse(row.details),
  }
}
