import { sql } from 'kysely'
import {
  mostQuarantined,
  mostSigners,
  mostOwnCopies,
  oftenRepeated,
  quarantineDays,
  repeatedWithinDays,
  type Sign,
} from '../../domain/contact/suspicion.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { type MessageRow, messageTotal, recountMessages, tally } from './message-totals.ts'
import { forgetTraces } from './message-traces.ts'

const eraseAtOnce = 200
const day = 24 * 60 * 60_000

/** Erases what was held back long enough, and forgets of what network a message came. */
export async function purgeQuarantine(database: Database, now: Date): Promise<void> {
  const { writeQuietly } = database
  const before = new Date(now.getTime() - quarantineDays * day).toISOString()
  const eraseSome = () =>
    writeQuietly('product', (trx) =>
      eraseQuarantined(trx, (held) => held.where('quarantined_at', '<', before).limit(eraseAtOnce)),
    )
  while ((await eraseSome()) > 0);
  const yesterday = new Date(now.getTime() - day).toISOString()
  await writeQuietly('product', async (trx) => {
    await trx
      .updateTable('messages')
      .set({ sender: null })
      .where('sender', 'is not', null)
      .where('sent_at', '<', yesterday)
      .execute()
    await forgetTraces(trx, now)
    await recountMessages(trx, database.engine)
  })
}

type Earlier = Pick<MessageRow, 'digest' | 'email' | 'message' | 'sender' | 'sent_at'>

export async function earlierMessages(
  trx: Trx,
  { digest, email, message, sender, sent_at }: Earlier,
) {
  const since = new Date(Date.parse(sent_at) - repeatedWithinDays * day).toISOString()
  const address = sql<string>`lower(email)`
  const others =
    digest === null
      ? []
      : await trx
          .selectFrom('messages')
          .select(address.as('address'))
          .distinct()
          .where('digest', '=', digest)
          .where('sent_at', '>', since)
          .where(address, '<>', email.toLowerCase())
          .limit(mostSigners)
          .execute()
  const own = await trx
    .selectFrom('messages')
    .select('id')
    .where('digest', '=', digest)
    .where('sent_at', '>', since)
    .where(address, '=', email.toLowerCase())
    .where('message', '=', message)
    .where('message', '<>', '')
    .where('quarantined_at', 'is', null)
    .limit(mostOwnCopies)
    .execute()
  const held =
    email === ''
      ? []
      : await heldBack(trx)
          .where('quarantined_at', '>', since)
          .where(address, '=', email.toLowerCase())
          .where('reasons', '<>', '[]')
          .limit(oftenRepeated)
          .execute()
  const hourAgo = new Date(Date.parse(sent_at) - 60 * 60_000).toISOString()
  const { today, hour } = await trx
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('today'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('sent_at', '>', hourAgo).as('hour'))
    .where('sender', '=', sender)
    .executeTakeFirstOrThrow()
  return {
    sameTexts: others.length,
    sentBySame: own.length,
    heldOfSender: held.length,
    sentToday: Number(today),
    sentThisHour: Number(hour),
  }
}

function heldBack(trx: Trx) {
  return trx.selectFrom('messages').select('id').where('quarantined_at', 'is not', null)
}

/** Nobody misses them, so there is no trash for them. */
async function eraseQuarantined(
  trx: Trx,
  choose: (held: ReturnType<typeof heldBack>) => ReturnType<typeof heldBack>,
): Promise<number> {
  const rows = await choose(heldBack(trx).orderBy('quarantined_at')).execute()
  for (const { id } of rows) {
    const before = await trx
      .deleteFrom('messages')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (before) await tally(trx, { before })
  }
  return rows.length
}

export async function eraseTooMany(trx: Trx): Promise<void> {
  const tooMany = (await messageTotal(trx, { states: ['quarantine'] })) - mostQuarantined
  if (tooMany > 0) await eraseQuarantined(trx, (held) => held.limit(tooMany))
}

export function signsIn({ reasons }: MessageRow): Sign[] {
  return JSON.parse(reasons ?? '[]') as Sign[]
}
