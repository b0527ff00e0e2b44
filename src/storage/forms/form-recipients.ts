import { changesBetween } from '../../domain/audit/audit.ts'
import { wrongField } from '../../domain/documents/change-ordered-parts.ts'
import { type Edit, isSame } from '../../domain/documents/revision.ts'
import type { Form, FormRecipient } from '../../domain/forms/form.ts'
import { formValues } from '../../domain/forms/form-values.ts'
import { allRecipients } from '../../domain/forms/recipients.ts'
import { messages } from '../../domain/messages.ts'
import { titleIn } from '../audit/audited-documents.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { departmentAddresses } from '../mails/inbox-notices.ts'
import { activeUsers } from '../people/colleagues.ts'

export async function refuseUnknownRecipients(trx: Trx, before: Form, after: Form): Promise<void> {
  if (isSame(allRecipients(before), allRecipients(after))) return
  const users = (await activeUsers(trx).execute()).map(({ id }) => String(id))
  const emails = (await departmentAddresses(trx)).map(({ email }) => email)
  const known = new Set([...allRecipients(before).map(nameOf), ...users, ...emails])
  const isUnknown = (all: FormRecipient[]) => all.some((one) => !known.has(nameOf(one)))
  if (isUnknown(after.recipients)) throw wrongField('recipients', messages.recipientUnknown)
  if (isUnknown(allRecipients(after))) throw wrongField('routes', messages.recipientUnknown)
}

export async function auditSettings(
  trx: Trx,
  before: Form,
  after: Form,
  edit: Edit,
): Promise<void> {
  const [then, now] = [await toldIn(trx, before), await toldIn(trx, after)]
  const changes = changesBetween(then, now)
  if (isSame(changes, {})) return
  const name = String(titleIn(formValues(after)))
  audit(trx, edit, 'form-changed', after.id, { name, changes })
}

async function toldIn(db: Db, form: Form) {
  const users = await db.selectFrom('users').select(['id', 'name']).execute()
  const names = new Map(users.map(({ id, name }) => [String(id), name]))
  const told = allRecipients(form).map((one) => names.get(nameOf(one)) ?? nameOf(one))
  return {
    recipients: told.join(' · '),
    message_days: String(form.keepDays ?? ''),
    copies: form.copy ? 'on' : 'off',
  }
}

function nameOf(recipient: FormRecipient): string {
  return recipient.kind === 'user' ? String(recipient.id) : recipient.email
}
