import type { Trx } from '../engine/tables.ts'
import { forgetMessages } from '../mails/inbox-notices.ts'
import type { Written } from './message-store.ts'
import { tally } from './message-totals.ts'

/** Nothing of them stays, neither in the trash nor in mails. Returns how many there were. */
export async function eraseMessages(trx: Trx, ids: number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0
  const replies = trx.selectFrom('replies').select('id').where('message_id', 'in', ids)
  await trx.deleteFrom('mails').where('reply_id', 'in', replies).execute()
  await trx.deleteFrom('mails').where('copy_of', 'in', ids).execute()
  await forgetMessages(trx, ids, now)
  const rows = await trx.deleteFrom('messages').where('id', 'in', ids).returningAll().execute()
  for (const before of rows) await tally(trx, { before })
  const revisions = await trx
    .deleteFrom('revisions')
    .where('kind', '=', 'message')
    .where('subject', 'in', ids.map(String))
    .returning(['subject', 'previous'])
    .execute()
  await eraseMailsOf(trx, revisions)
  const erased = [...rows.map(({ id }) => id), ...revisions.map(({ subject }) => Number(subject))]
  return new Set(erased).size
}

/** Replies that were sent before their message was deleted: only the trash still knows them. */
async function eraseMailsOf(trx: Trx, revisions: { previous: string }[]): Promise<void> {
  const ids = revisions.flatMap(({ previous }) => {
    const { origin } = JSON.parse(previous) as { origin?: Written }
    return (origin?.replies ?? []).map(({ id }) => id)
  })
  if (ids.length > 0) await trx.deleteFrom('mails').where('reply_id', 'in', ids).execute()
}
