import { type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { MessageState } from '../../domain/contact/inbox-message.ts'
import { Problem } from '../../domain/problem.ts'
import type { Engine } from '../engine/database.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export type MessageRow = Selectable<Tables['messages']>
type Changes = Updateable<Tables['messages']>
type Key = Pick<Tables['message_totals'], 'state' | 'unread' | 'assigned_to'>

export type MessageFilter = {
  states: MessageState[]
  assignedTo?: number | null | undefined
  /** The contact form is null. */
  form?: number | null | undefined
}

type Change = (before: MessageRow, isUntouched: boolean) => Changes

/** Throws Problem('not-found'). */
export async function changeMessage(trx: Trx, id: number, change: Change): Promise<MessageRow> {
  const after = await changeIfThere(trx, id, change)
  if (!after) throw new Problem('not-found')
  return after
}

/**
 * Every change of a message passes through here, so that the totals hold. Undefined where somebody
 * has removed it meanwhile.
 */
export async function changeIfThere(
  trx: Trx,
  id: number,
  change: Change,
): Promise<MessageRow | undefined> {
  const before = await trx
    .updateTable('messages')
    .set((eb) => ({ sent_at: eb.ref('sent_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!before) return undefined
  const traces = await trx
    .deleteFrom('message_traces')
    .where('message_id', '=', id)
    .executeTakeFirstOrThrow()
  const changes = change(before, traces.numDeletedRows > 0n)
  if (Object.keys(changes).length === 0) return before
  const after = await trx
    .updateTable('messages')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tally(trx, { before, after })
  return after
}

export async function tally(
  trx: Trx,
  { before, after }: { before?: MessageRow; after?: MessageRow },
): Promise<void> {
  const changes = [
    ...(before ? [{ ...keyOf(before), total: -1 }] : []),
    ...(after ? [{ ...keyOf(after), total: 1 }] : []),
  ]
  const [one, other] = changes.map(({ total: _total, ...key }) => JSON.stringify(key))
  if (one === other) return
  // Two that change the same totals lock them in the same order.
  const inOrder = changes.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  for (const row of inOrder) {
    await trx
      .insertInto('message_totals')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['state', 'unread', 'assigned_to'])
          .doUpdateSet((eb) => ({ total: eb('message_totals.total', '+', row.total) })),
      )
      .execute()
  }
  const form = (after ?? before)?.form_id
  if (!form) return
  for (const row of inOrder) {
    await trx
      .insertInto('form_totals')
      .values({ ...row, form_id: form })
      .onConflict((conflict) =>
        conflict
          .columns(['form_id', 'state', 'unread', 'assigned_to'])
          .doUpdateSet((eb) => ({ total: eb('form_totals.total', '+', row.total) })),
      )
      .execute()
  }
}

export async function messageTotal(db: Db, filter: MessageFilter): Promise<number> {
  const { form } = filter
  if (form === undefined) return sumOf(db, filter)
  if (form !== null) return sumOf(db, filter, (key) => key.where('form_id', '=', form))
  return (await sumOf(db, filter)) - (await sumOf(db, filter, (key) => key))
}

type FormTotals = SelectQueryBuilder<Tables, 'form_totals', object>

async function sumOf(
  db: Db,
  { states, assignedTo }: MessageFilter,
  ofForms?: (totals: FormTotals) => FormTotals,
): Promise<number> {
  const all = db.selectFrom('message_totals') as unknown as FormTotals
  let totals = ofForms ? ofForms(db.selectFrom('form_totals')) : all
  if (!states.includes('quarantine')) totals = totals.where('state', '<>', 'quarantine')
  for (const state of states) {
    totals = state === 'new' ? totals.where('unread', '=', 1) : totals.where('state', '=', state)
  }
  if (assignedTo !== undefined) totals = totals.where('assigned_to', '=', assignedTo ?? nobody)
  const row = await totals
    .select(({ fn }) => fn.sum<number | null>('total').as('total'))
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** A server of the build before, which knows no totals, may have written until lately. */
export async function recountMessages(trx: Trx, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await sql`lock table message_totals in share row exclusive mode`.execute(trx)
  }
  await computeMessageTotals(trx)
}

export async function computeMessageTotals(trx: Trx): Promise<void> {
  const keys = sql`case when quarantined_at is not null then 'quarantine'
      when closed_at is not null then 'closed'
      when answered_at is not null then 'answered' else 'waiting' end as state,
    case when read_at is null then 1 else 0 end as unread,
    coalesce(assigned_to, 0) as assigned_to`
  await trx.deleteFrom('message_totals').execute()
  await sql`insert into message_totals (state, unread, assigned_to, total)
    select state, unread, assigned_to, count(*) from (select ${keys} from messages) as known
    group by state, unread, assigned_to`.execute(trx)
  await trx.deleteFrom('form_totals').execute()
  await sql`insert into form_totals (form_id, state, unread, assigned_to, total)
    select form_id, state, unread, assigned_to, count(*) from (
      select form_id, ${keys} from messages where form_id is not null) as known
    group by form_id, state, unread, assigned_to`.execute(trx)
}

const nobody = 0

function keyOf(row: MessageRow): Key {
  const { read_at, assigned_to } = row
  return {
    state: stateOf(row),
    unread: read_at === null ? 1 : 0,
    assigned_to: assigned_to ?? nobody,
  }
}

function stateOf({ quarantined_at, closed_at, answered_at }: MessageRow): Key['state'] {
  if (quarantined_at !== null) return 'quarantine'
  if (closed_at !== null) return 'closed'
  return answered_at === null ? 'waiting' : 'answered'
}
