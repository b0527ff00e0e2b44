import { randomUUID } from 'node:crypto'
import {
  defaultDashboardLanguage,
  type LanguageCode,
  type ProductLanguage,
} from '../../domain/languages/language.ts'
import { Problem } from '../../domain/problem.ts'
import { type MailContent, mailExpiry, type Recipient } from '../../domain/mails/mail.ts'
import type { Db, Trx } from '../engine/tables.ts'

export type Outbox = ReturnType<typeof createOutbox>

type NewMail = MailContent & {
  to: Recipient
  at: Date
  dueAt?: Date
  expiresAt?: Date
  replyId?: number
  copyOf?: number
  companyIn?: LanguageCode
}

/** Stores put mail into it in the transaction of its cause. It is off if there is no mail server. */
export function createOutbox(isOn: boolean) {
  return {
    isOn,
    add,

    async addFor(trx: Trx, userId: number, content: MailContent, at: Date): Promise<void> {
      if (isOn) await add(trx, { ...content, to: await recipientOf(trx, userId), at })
    },
  }

  async function add(trx: Trx, { kind, data, to, at, ...times }: NewMail): Promise<void> {
    if (!isOn) return
    const { dueAt = at, expiresAt = mailExpiry(kind, at), replyId = null, copyOf = null } = times
    const company = await companyName(trx, times.companyIn ?? to.language)
    await trx
      .insertInto('mails')
      .values({
        kind,
        recipient: to.email,
        user_id: to.userId,
        reply_id: replyId,
        copy_of: copyOf,
        language: to.language,
        data: JSON.stringify({ ...data, company }),
        message_id: randomUUID(),
        created_at: at.toISOString(),
        due_at: dueAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      })
      .execute()
  }
}

export async function recipientOf(
  db: Db,
  userId: number,
  sendersLanguage: ProductLanguage = defaultDashboardLanguage,
): Promise<Recipient> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new Problem('not-found')
  return { email: row.email, language: row.language ?? sendersLanguage, userId }
}

/** Blank if the company has none; else in the language of the mail, or in any. */
async function companyName(db: Db, language: LanguageCode): Promise<string> {
  const rows = await db
    .selectFrom('section_texts')
    .select(['language', 'value'])
    .where('section', '=', 'identity')
    .where('field', '=', 'company_name')
    .where('value', '!=', '')
    .orderBy('language')
    .execute()
  return (rows.find((row) => row.language === language) ?? rows[0])?.value ?? ''
}
