import { sql } from 'kysely'
import { productLanguageFor } from '../../domain/languages/language.ts'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { formWords } from '../../domain/site-words/form-words.ts'
import { filled, wordsIn } from '../../domain/site-words/product-words.ts'
import type { Trx } from '../engine/tables.ts'
import { findForm } from '../forms/form-rows.ts'
import type { MessageRow } from '../messages/message-totals.ts'
import { aboutIn } from '../messages/stored-answers.ts'
import { ownWords } from '../sections/own-words.ts'
import type { Outbox } from './outbox.ts'

type Copied = Pick<MessageRow, 'id' | 'form_id' | 'about' | 'email' | 'language'>

export async function copyToVisitor(
  trx: Trx,
  outbox: Outbox,
  { id, form_id, about, email, language }: Copied,
  at: Date,
): Promise<void> {
  if (!outbox.isOn || form_id === null || email === '') return
  const form = await findForm(trx, form_id)
  if (!form?.copy || (await isCopied(trx, email, at))) return
  const spoken = { language, ownWords: await ownWords(trx, language) }
  const thanks = form.texts[language]?.thanks ?? wordsIn(spoken, contactWords).contact_sent
  const to = { email, language: productLanguageFor(language), userId: null }
  const product = aboutIn(about)?.title
  const data = {
    messageId: id,
    thanks,
    ...(product && { about: filled(wordsIn(spoken, formWords).form_about, { product }) }),
  }
  await outbox.add(trx, { kind: 'copy', data, to, at, copyOf: id, companyIn: language })
}

async function isCopied(trx: Trx, email: string, at: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('mails')
    .select('id')
    .where('copy_of', 'is not', null)
    .where(sql`lower(recipient)`, '=', email.toLowerCase())
    .where(sql`substr(created_at, 1, 10)`, '=', at.toISOString().slice(0, 10))
    .executeTakeFirst()
  return row !== undefined
}
