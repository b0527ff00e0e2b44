import { randomUUID } from 'node:crypto'
import { allRecipients, recipientsInTurn } from '../../domain/forms/recipients.ts'
import { defaultDashboardLanguage, type ProductLanguage } from '../../domain/languages/language.ts'
import {
  type DepartmentAddress,
  type MailData,
  mailExpiry,
  noticePause,
  type Recipient,
} from '../../domain/mails/mail.ts'
import { findSetting } from '../engine/settings.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { findForm, formSettings } from '../forms/form-rows.ts'
import type { MessageRow } from '../messages/message-totals.ts'
import { answersIn } from '../messages/stored-answers.ts'
import { activeUsers } from '../people/colleagues.ts'
import type { Outbox } from './outbox.ts'

type Notice = MailData['inbox']
type Told = Pick<MessageRow, 'id' | 'form_id' | 'answers'> & { page: string }
type WaitingNotice = { id: number; data: string; tries: number }

/** More are only counted. */
const mostListed = 1_000

/**
 * The first message is told at once, those of the next ten minutes together. At most one mail waits
 * for each recipient, however long the mail server is away.
 */
export async function notifyOfMessage(
  trx: Trx,
  outbox: Outbox,
  { page, ...row }: Told,
  now: Date,
): Promise<void> {
  if (!outbox.isOn) return
  await takeTurns(trx)
  const message = { id: row.id, page }
  for (const to of await recipientsOf(trx, row)) {
    const waiting = await waitingNotices(trx).where('recipient', '=', to.email).executeTakeFirst()
    if (waiting) await write(trx, waiting, (notice) => added(notice, message), now)
    else {
      const dueAt = await nextNotice(trx, to, now)
      const data = { messages: [message], more: 0 }
      await outbox.add(trx, { kind: 'inbox', data, to, at: now, dueAt })
    }
  }
}

/** Two messages at once would each find that no mail waits. */
export async function takeTurns(trx: Trx): Promise<void> {
  await trx
    .updateTable('sections')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('name', '=', 'contactUs')
    .execute()
}

export async function forgetMessages(trx: Trx, ids: number[], now: Date): Promise<void> {
  for (const waiting of await waitingNotices(trx).execute()) {
    const { messages } = JSON.parse(waiting.data) as Notice
    if (!messages.some(({ id }) => ids.includes(id))) continue
    await write(trx, waiting, (notice) => without(notice, ids), now)
  }
}

export async function forgetNotices(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('kind', 'in', ['inbox', 'assigned'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function forgetOtherAddresses(trx: Trx, emails: string[]): Promise<void> {
  const others = await waitingNotices(trx)
    .where('user_id', 'is', null)
    .select('recipient')
    .execute()
  const ids = others.filter(({ recipient }) => !emails.includes(recipient)).map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('mails').where('id', 'in', ids).execute()
}

export async function departmentAddresses(db: Db): Promise<DepartmentAddress[]> {
  const value = await findSetting(db, 'inbox_recipients')
  return value === undefined ? [] : (JSON.parse(value) as DepartmentAddress[])
}

function inboxUsers(db: Db) {
  return willingUsers(db).where(({ eb, and, or }) =>
    or([
      eb('mail_inbox', '=', 1),
      and([eb('mail_inbox', 'is', null), eb('roles.name', '=', 'admin')]),
    ]),
  )
}

function willingUsers(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'email', 'language'])
    .where('status', '=', 'active')
    .where('invited_at', 'is', null)
    .where(({ eb, or }) => or([eb('mail_inbox', '=', 1), eb('mail_inbox', 'is', null)]))
    .orderBy('users.id')
}

export async function isTold(db: Db, userId: number): Promise<boolean> {
  const [usual] = await inboxUsers(db).where('users.id', '=', userId).execute()
  const [willing] = await willingUsers(db).where('users.id', '=', userId).execute()
  if (usual || !willing) return usual !== undefined
  const named = [...(await formSettings(db)).values()].flatMap(allRecipients)
  return named.some((one) => one.kind === 'user' && one.id === userId)
}

export async function reachable(db: Db) {
  const addresses = await departmentAddresses(db)
  const users = await activeUsers(db).select('mail_inbox').orderBy('name').orderBy('id').execute()
  return {
    users: users.map(({ id, name, mail_inbox }) => ({ id, name, told: mail_inbox !== 0 })),
    addresses: addresses.map(({ email }) => email),
  }
}

async function recipientsOf(trx: Trx, { form_id, answers }: Omit<Told, 'page'>) {
  const departments = await departmentAddresses(trx)
  const form = form_id === null ? undefined : await findForm(trx, form_id)
  for (const named of form ? recipientsInTurn(form, answersIn(answers)) : []) {
    const ids = named.flatMap((one) => (one.kind === 'user' ? one.id : []))
    const emails = named.flatMap((one) => (one.kind === 'address' ? one.email : []))
    const willing =
      ids.length > 0 ? await willingUsers(trx).where('users.id', 'in', ids).execute() : []
    const found = together(
      willing,
      departments.filter(({ email }) => emails.includes(email)),
    )
    if (found.length > 0) return found
  }
  return together(await inboxUsers(trx).execute(), departments)
}

/** A user whose address is also a department's gets one mail. */
function together(
  users: { id: number; email: string; language: ProductLanguage | null }[],
  departments: DepartmentAddress[],
): Recipient[] {
  const known = new Set(users.map(({ email }) => email))
  return [
    ...users.map(({ id, email, language }) => ({
      email,
      language: language ?? defaultDashboardLanguage,
      userId: id,
    })),
    ...departments
      .filter(({ email }) => !known.has(email))
      .map((address) => ({ ...address, userId: null })),
  ]
}

/** One that is being sent, or may have been, is not written to any more. */
function waitingNotices(trx: Trx) {
  return trx
    .selectFrom('mails')
    .select(['id', 'data', 'tries'])
    .where('kind', '=', 'inbox')
    .where('ended_at', 'is', null)
    .where('held_until', 'is', null)
}

async function nextNotice(trx: Trx, { email }: Recipient, now: Date): Promise<Date> {
  const row = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.max('due_at').as('last'))
    .where('kind', '=', 'inbox')
    .where('recipient', '=', email)
    .executeTakeFirst()
  const next = row?.last ? new Date(row.last).getTime() + noticePause : 0
  return new Date(Math.max(next, now.getTime()))
}

/** Other words are another mail: a server may have kept the one that was tried. */
async function write(
  trx: Trx,
  { id, data, tries }: WaitingNotice,
  change: (notice: Notice) => Notice,
  now: Date,
): Promise<void> {
  const notice = change(JSON.parse(data) as Notice)
  if (notice.messages.length === 0 && notice.more === 0) {
    await trx.deleteFrom('mails').where('id', '=', id).execute()
    return
  }
  await trx
    .updateTable('mails')
    .set({
      data: JSON.stringify(notice),
      expires_at: mailExpiry('inbox', now).toISOString(),
      ...(tries > 0 && { message_id: randomUUID() }),
    })
    .where('id', '=', id)
    .execute()
}

function added(notice: Notice, message: Notice['messages'][number]): Notice {
  const { messages, more } = notice
  if (messages.length >= mostListed) return { ...notice, more: more + 1 }
  return { ...notice, messages: [...messages, message] }
}

function without(notice: Notice, ids: number[]): Notice {
  return { ...notice, messages: notice.messages.filter(({ id }) => !ids.includes(id)) }
}
