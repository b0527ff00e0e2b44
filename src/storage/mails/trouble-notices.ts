import { defaultDashboardLanguage } from '../../domain/languages/language.ts'
import { type Recipient, type Trouble, troublePause } from '../../domain/mails/mail.ts'
import type { Trx } from '../engine/tables.ts'
import { takeTurns } from './inbox-notices.ts'
import type { Outbox } from './outbox.ts'

/** Each is told at most once a day while there is trouble, and once that it is over. */
export async function notifyOfTrouble(
  trx: Trx,
  outbox: Outbox,
  trouble: Trouble | null,
  now: Date,
): Promise<void> {
  if (!outbox.isOn) return
  await takeTurns(trx)
  for (const to of await administrators(trx)) {
    const [last, ...earlier] = await latestNotices(trx, to)
    const told = [last, ...earlier].find((notice) => notice?.kind === 'trouble')
    if (!trouble) {
      const isTold = last?.kind === 'trouble'
      if (isTold) await outbox.add(trx, { kind: 'trouble-over', data: {}, to, at: now })
    } else if (!told || (!told.waits && now.getTime() - told.at.getTime() >= troublePause)) {
      await outbox.add(trx, { kind: 'trouble', data: trouble, to, at: now })
    }
  }
}

async function administrators(trx: Trx): Promise<Recipient[]> {
  const users = await trx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'email', 'language'])
    .where('roles.name', '=', 'admin')
    .where('status', '=', 'active')
    .where('invited_at', 'is', null)
    .orderBy('users.id')
    .execute()
  return users.map(({ id, email, language }) => ({
    email,
    language: language ?? defaultDashboardLanguage,
    userId: id,
  }))
}

/** Trouble follows its end and trouble, and an end follows trouble alone: two rows say it all. */
async function latestNotices(trx: Trx, { userId }: Recipient) {
  const rows = await trx
    .selectFrom('mails')
    .select(['kind', 'created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['trouble', 'trouble-over'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  return rows.map(({ kind, created_at, ended_at }) => ({
    kind,
    at: new Date(created_at),
    waits: ended_at === null,
  }))
}
