import { sql } from 'kysely'
import {
  type Campaign,
  isOfCampaign,
  mostRecalled,
  recalledAmong,
  type Shared,
  type Traces,
  tracesIn,
} from '../../domain/contact/campaign.ts'
import { repeatedWithinDays, type Sign } from '../../domain/contact/suspicion.ts'
import type { Trx } from '../engine/tables.ts'
import { forgetMessages } from '../mails/inbox-notices.ts'
import { changeIfThere, type MessageRow } from './message-totals.ts'

const day = 24 * 60 * 60_000

/** A message has traces for a week, or until somebody touches it: what people saw moves by nobody else. */
export async function addTraces(trx: Trx, messageId: number, traces: Traces): Promise<void> {
  const rows = tracesIn(traces).map((trace) => ({ message_id: messageId, trace }))
  if (rows.length > 0) await trx.insertInto('message_traces').values(rows).execute()
}

export async function recallCopies(
  trx: Trx,
  campaign: Campaign,
  { id: newest, email, sent_at: now }: MessageRow,
): Promise<void> {
  const traces = tracesIn(campaign)
  if (traces.length === 0) return
  const since = new Date(Date.parse(now) - repeatedWithinDays * day).toISOString()
  const counted = (kind: keyof Traces) =>
    campaign[kind].length === 0
      ? sql<number>`0`
      : sql<number>`count(case when trace in (${sql.join(campaign[kind])}) then 1 end)`
  const found = await trx
    .selectFrom('message_traces')
    .innerJoin('messages', 'messages.id', 'message_id')
    .select('messages.id')
    .select(({ selectFrom, ref }) =>
      selectFrom('message_traces as own')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('own.message_id', '=', ref('messages.id'))
        .as('traces'),
    )
    .select([
      counted('wording').as('wording'),
      counted('links').as('links'),
      counted('contacts').as('contacts'),
    ])
    .where('trace', 'in', traces)
    .where('message_id', '>', newest - recalledAmong)
    .where('sent_at', '>', since)
    .where(sql`lower(email)`, '<>', email.toLowerCase())
    .groupBy('messages.id')
    .orderBy('messages.id')
    .execute()
  const copies = found.filter((shared) => isOfCampaign(numbersIn(shared), campaign))
  const ids = copies.slice(-mostRecalled).map(({ id }) => id)
  const recalled: number[] = []
  for (const id of ids) {
    const after = await changeIfThere(trx, id, (before, isUntouched) =>
      isUntouched && isNew(before) ? { quarantined_at: now, reasons: JSON.stringify(reasons) } : {},
    )
    if (after?.quarantined_at === now) recalled.push(id)
  }
  if (recalled.length > 0) await forgetMessages(trx, recalled, new Date(now))
}

export async function forgetTraces(trx: Trx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - repeatedWithinDays * day).toISOString()
  const old = await trx
    .selectFrom('messages')
    .select('id')
    .where('quarantined_at', 'is', null)
    .where('sent_at', '<=', before)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (old) await trx.deleteFrom('message_traces').where('message_id', '<=', old.id).execute()
}

function isNew({ read_at, answered_at, assigned_to, closed_at, quarantined_at }: MessageRow) {
  return [read_at, answered_at, assigned_to, closed_at, quarantined_at].every((one) => one === null)
}

const reasons: Sign[] = ['later-copies']

function numbersIn({ traces, wording, links, contacts }: Record<keyof Shared, unknown>): Shared {
  return {
    traces: Number(traces),
    wording: Number(wording),
    links: Number(links),
    contacts: Number(contacts),
  }
}
