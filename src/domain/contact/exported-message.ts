import { catalogue } from '../languages/catalogue.ts'
import type { ProductLanguage } from '../languages/language.ts'
import { csvRow, csvStart } from '../text/csv.ts'
import { wallTimeAt } from '../wall-clock.ts'
import type { InboxMessage, MessageState } from './inbox-message.ts'
import type { Conversation } from './reply.ts'

/** A file holds so many messages. */
export const mostExported = 10_000

/** Times are those of the clock of the site. */
type Export = { language: ProductLanguage; zone: string }

export function exportedHead({ language }: Export): string {
  return csvStart + csvRow(columnNames.map((name) => exportWords[language].columns[name]))
}

export function exportedRow(message: Conversation, shown: Export): string {
  return csvRow(columnNames.map((name) => columns[name](message, shown)))
}

const columnNames = [
  'sent',
  'name',
  'email',
  'phone',
  'message',
  'language',
  'state',
  'assigned',
  'answered',
  'answeredBy',
  'closed',
  'closedBy',
  'replies',
  'notes',
] as const
type Column = (typeof columnNames)[number]

const columns: Record<Column, (message: Conversation, shown: Export) => string> = {
  sent: ({ sentAt }, { zone }) => time(sentAt, zone),
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  message: ({ message }) => message,
  language: ({ language }) => language,
  state: (message, { language }) => exportWords[language].states[stateOf(message)],
  assigned: ({ assignment }) => assignment?.to.name ?? '',
  answered: ({ answer }, { zone }) => time(answer?.at, zone),
  answeredBy: ({ answer }) => answer?.by.name ?? '',
  closed: ({ closing }, { zone }) => time(closing?.at, zone),
  closedBy: ({ closing }) => closing?.by.name ?? '',
  replies: ({ replies }, shown) =>
    oneBelowAnother(
      replies.filter(({ state }) => state !== 'failed'),
      shown,
    ),
  notes: ({ notes }, shown) => oneBelowAnother(notes, shown),
}

type Written = { text: string; at: Date; by: { name: string } }

function oneBelowAnother(written: Written[], { zone }: Export): string {
  return written.map(({ text, at, by }) => `${by.name}, ${time(at, zone)}\n${text}`).join('\n\n')
}

function time(at: Date | undefined, zone: string): string {
  return at === undefined ? '' : wallTimeAt(at, zone).replace('T', ' ')
}

type State = Exclude<MessageState, 'new'>

function stateOf({ quarantine, closing, answer }: InboxMessage): State {
  if (quarantine) return 'quarantine'
  if (closing) return 'closed'
  return answer ? 'answered' : 'waiting'
}

export const exportWords = catalogue({
  en: {
    columns: {
      sent: 'Sent',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      message: 'Message',
      language: 'Page language',
      state: 'State',
      assigned: 'Assigned to',
      answered: 'Answered',
      answeredBy: 'Answered by',
      closed: 'Closed',
      closedBy: 'Closed by',
      replies: 'Replies',
      notes: 'Notes for colleagues',
    } satisfies Record<Column, string>,
    states: {
      waiting: 'Waiting for an answer',
      answered: 'Answered',
      closed: 'Closed',
      quarantine: 'Held back',
    } satisfies Record<State, string>,
  },
  ar: {
    columns: {
      sent: 'تاريخ الإرسال',
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      message: 'الرسالة',
      language: 'لغة الصفحة',
      state: 'الحالة',
      assigned: 'مُسنَدة إلى',
      answered: 'تاريخ الردّ',
      answeredBy: 'صاحب الردّ',
      closed: 'تاريخ الإغلاق',
      closedBy: 'أغلقها',
      replies: 'الردود',
      notes: 'ملاحظات للزملاء',
    },
    states: {
      waiting: 'بانتظار الردّ',
      answered: 'مردود عليها',
      closed: 'مغلقة',
      quarantine: 'محتجزة',
    },
  },
})
