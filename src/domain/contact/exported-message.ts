import { catalogue } from '../languages/catalogue.ts'
import type { ProductLanguage } from '../languages/language.ts'
import { csvRow, csvStart } from '../text/csv.ts'
import { wallTimeAt } from '../wall-clock.ts'
import { oneBelowAnother as answersBelow, type StoredAnswer } from '../forms/answer.ts'
import type { InboxMessage, MessageState } from './inbox-message.ts'
import type { Conversation } from './reply.ts'

/** A file holds so many messages. */
export const mostExported = 10_000

/** Times are those of the clock of the site. Each question of one form has a column. */
export type Export = { language: ProductLanguage; zone: string; questions?: Question[] | undefined }
export type Question = Pick<StoredAnswer, 'field' | 'label'>

export function exportedHead({ language, questions }: Export): string {
  const cells = columnNames.flatMap((name) => {
    if (name === 'answers' && questions) return questions.map(({ label }) => label)
    return [exportWords[language].columns[name]]
  })
  return csvStart + csvRow(cells)
}

export function exportedRow(message: Conversation, shown: Export): string {
  const { questions } = shown
  const cells = columnNames.flatMap((name) => {
    if (name === 'answers' && questions) return questions.map((one) => answerTo(one, message))
    return [columns[name](message, shown)]
  })
  return csvRow(cells)
}

function answerTo({ field }: Question, { answers }: Conversation): string {
  return answers.find((answer) => answer.field === field)?.value ?? ''
}

const columnNames = [
  'sent',
  'name',
  'email',
  'phone',
  'message',
  'language',
  'form',
  'about',
  'answers',
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
  form: ({ form }) => form?.title ?? '',
  about: ({ about }) => about?.title ?? '',
  answers: ({ answers }) => answersBelow(answers),
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
      form: 'Form',
      about: 'About product',
      answers: 'Answers',
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
      form: 'النموذج',
      about: 'بخصوص المنتج',
      answers: 'الإجابات',
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
