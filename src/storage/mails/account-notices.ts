import type { FactorChange } from '../../domain/mails/mail.ts'
import type { SessionSource } from '../../domain/people/session.ts'
import { findSetting } from '../engine/settings.ts'
import type { Trx } from '../engine/tables.ts'
import type { Outbox } from './outbox.ts'

export function notifyOfFactors(
  trx: Trx,
  outbox: Outbox,
  userId: number,
  change: FactorChange,
  at: Date,
): Promise<void> {
  return outbox.addFor(trx, userId, { kind: 'factor-changed', data: { change } }, at)
}

const mostADay = 5
const day = 24 * 60 * 60 * 1000

type SignIn = { userId: number; source: SessionSource; now: Date }

/**
 * The audit trail knows the devices, as sessions that have ended are deleted. The first sign-in of a
 * user is no news, and a site that is being moved queues nothing.
 */
export async function notifyOfNewDevice(
  trx: Trx,
  outbox: Outbox,
  { userId, source: { address, device }, now }: SignIn,
): Promise<void> {
  if (!outbox.isOn || (await findSetting(trx, 'frozen')) !== undefined) return
  const signIns = trx
    .selectFrom('audit_entries')
    .select('id')
    .where('kind', '=', 'signed-in')
    .where('actor_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
  const same = signIns.where('device', '=', JSON.stringify(device))
  if (await same.executeTakeFirst()) return
  if (!(await signIns.executeTakeFirst())) return
  const lately = await trx
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'new-device')
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - day).toISOString())
    .execute()
  if (lately.length >= mostADay) return
  await outbox.addFor(trx, userId, { kind: 'new-device', data: { address, device } }, now)
}
