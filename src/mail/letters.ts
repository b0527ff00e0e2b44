import type { MailData, MailKind } from '../domain/mails/mail.ts'
import type { QueuedMail } from '../storage/mails/mail-store.ts'
import type { Conversation } from '../domain/contact/reply.ts'
import { oneBelowAnother, shownAnswer } from '../domain/forms/answer.ts'
import { visitorsCopy } from '../domain/forms/visitors-copy.ts'
import { linkAddress } from '../domain/navigation/link.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { OpenLink } from '../storage/people/link-store.ts'
import { isolated } from '../ui/isolated.ts'
import type { Block, Letter } from './letter.ts'
import { mailWords } from './words.ts'

type Words = (typeof mailWords)['en']

export type WritingParts = {
  origin: string
  storage: Pick<Storage, 'links' | 'messages' | 'replies'>
  linkToken: (link: OpenLink) => string
  now: () => Date
}
type Writing = WritingParts & { words: Words; company: string }
type Writer<Data> = (
  data: Data,
  writing: Writing,
  mail: QueuedMail,
) => Letter | null | Promise<Letter | null>
type Writers = { [Kind in Exclude<MailKind, 'link-request'>]: Writer<MailData[Kind]> }

const writers: Writers = {
  test: (_data, { words: { test } }) => plain(test.subject, test.text),
  'password-changed': (_data, { words: { passwordChanged } }) =>
    plain(passwordChanged.subject, passwordChanged.text),
  'email-changed': ({ from, to }, { words: { emailChanged } }) =>
    plain(emailChanged.subject, emailChanged.text(from, to)),
  'factor-changed': ({ change }, { words: { factorChanged } }) => {
    const subject = factorChanged.subjects[change]
    return plain(subject, `${subject}. ${factorChanged.unexpected}`)
  },
  'new-device': newDeviceLetter,
  inbox: inboxLetter,
  assigned: assignedLetter,
  link: linkLetter,
  trouble: troubleLetter,
  'trouble-over': (_data, { words: { trouble } }) => plain(trouble.over, trouble.overText),
  reply: replyLetter,
  copy: copyLetter,
}

function plain(subject: string, text: string): Letter {
  return { subject, blocks: [{ paragraph: text }] }
}

function newDeviceLetter(
  { address, device: { browser, system } }: MailData['new-device'],
  { words: { newDevice: words }, origin }: Writing,
): Letter {
  const name = browser ?? words.unknown
  const facts = [
    { name: words.device, value: system === null ? name : words.on(name, system) },
    { name: words.address, value: address },
  ]
  return {
    subject: words.subject,
    blocks: [
      { paragraph: words.text },
      { facts: facts.filter(({ value }) => value !== '') },
      { paragraph: words.unexpected },
      { action: words.action, link: `${origin}/dashboard/account` },
    ],
  }
}

export async function letterFor(mail: QueuedMail, parts: WritingParts): Promise<Letter | null> {
  const { kind, data, to, company } = mail
  if (kind === 'link-request') return null
  const write = writers[kind] as Writer<unknown>
  return write(data, { ...parts, words: mailWords[to.language], company }, mail)
}

async function linkLetter(
  { id }: MailData['link'],
  { words: { links }, storage, linkToken, origin, company, now }: Writing,
): Promise<Letter | null> {
  const link = await storage.links.find(id, now())
  if (!link) return null
  const { subject, text, limits, action, unexpected } = links[link.purpose]
  return {
    subject: subject(company || new URL(origin).host),
    blocks: [
      { paragraph: text(link.user.email) },
      { paragraph: limits },
      { action, link: linkAddress(origin, linkToken(link)) },
      { paragraph: unexpected },
    ],
  }
}

function troubleLetter(
  { backup, changes, freeDisk, failedMails }: MailData['trouble'],
  { words: { trouble: words }, origin }: Writing,
): Letter {
  return {
    subject: words.subject,
    blocks: [
      ...(backup === undefined ? [] : [{ paragraph: words.backup }]),
      ...(backup ? [{ quote: backup, language: 'en' }] : []),
      ...(changes ? [{ paragraph: words.changes(inUtc(changes.since)) }] : []),
      ...(changes?.fault ? [{ quote: changes.fault, language: 'en' }] : []),
      ...(freeDisk === undefined ? [] : [{ paragraph: words.disk(percentOf(freeDisk)) }]),
      ...(failedMails === undefined ? [] : [{ paragraph: words.mails(failedMails) }]),
      { action: words.open, link: `${origin}/dashboard/system` },
      { paragraph: words.again },
    ],
  }
}

async function replyLetter(
  _data: MailData['reply'],
  { words: { reply: words }, storage, origin, company }: Writing,
  { replyId }: QueuedMail,
): Promise<Letter | null> {
  const reply = replyId === null ? undefined : await storage.replies.find(replyId)
  if (!reply) return null
  const { text, message, answersTo } = reply
  const { language } = message
  const paragraphs = text.split(/\n(?:[^\S\n]*\n)+/)
  return {
    isPersonal: true,
    subject: words.subject(company || new URL(origin).host),
    ...(answersTo !== null && { replyTo: answersTo }),
    blocks: [
      ...paragraphs.map((written) => ({ written, language })),
      { paragraph: words.quoted },
      { quote: message.message || oneBelowAnother(message.answers), language },
    ],
  }
}

async function copyLetter(
  { messageId, thanks, about = '' }: MailData['copy'],
  { storage, origin, company }: Writing,
): Promise<Letter | null> {
  const [message] = await storage.messages.listed([messageId])
  if (!message?.form || message.quarantine) return null
  const { language, answers, form } = message
  const answersTo = await storage.replies.answersTo()
  return {
    subject: form.title,
    ...(answersTo !== null && { replyTo: answersTo }),
    plain: { text: visitorsCopy({ language, thanks, about, answers, company, origin }), language },
    blocks: [],
  }
}

/** `2026-11-28 10:42 UTC`: mails are read on clocks that are not known here. */
function inUtc(timestamp: string): string {
  return `${timestamp.slice(0, 16).replace('T', ' ')} UTC`
}

function percentOf(share: number): string {
  return `${Math.floor(100 * share)}%`
}

const mostShown = 20

async function inboxLetter(
  { messages, more }: MailData['inbox'],
  { words: { inbox: words }, origin, storage }: Writing,
): Promise<Letter | null> {
  const found = await storage.messages.listed(messages.map(({ id }) => id))
  const [first] = found
  if (!first) return null
  const pageOf = new Map(messages.map(({ id, page }) => [id, page]))
  const shown = (message: Conversation) =>
    messageBlocks(message, { words, origin, page: pageOf.get(message.id) ?? '' })
  const count = found.length + more
  if (count === 1) {
    const { form, name, email: replyTo } = first
    const news = name === '' ? words.several(1) : words.one(name)
    const subject = form ? `${isolated(form.title)}: ${news}` : news
    return { subject, ...(replyTo !== '' && { replyTo }), blocks: shown(first) }
  }
  const unshown = count - mostShown
  return {
    subject: words.several(count),
    blocks: [
      ...found.slice(0, mostShown).flatMap(shown),
      ...(unshown > 0 ? [{ paragraph: words.more(unshown) }] : []),
      { action: words.openInbox, link: `${origin}/dashboard/inbox` },
    ],
  }
}

/** Nothing is told of what somebody else, or nobody, sees to by now. */
async function assignedLetter(
  { messageId, by }: MailData['assigned'],
  { words, origin, storage }: Writing,
  { to }: QueuedMail,
): Promise<Letter | null> {
  const [message] = await storage.messages.listed([messageId])
  if (!message || message.assignment?.to.id !== to.userId) return null
  return {
    subject: words.assigned.subject(message.name || (message.form?.title ?? '')),
    blocks: [
      { paragraph: words.assigned.text(by) },
      ...messageBlocks(message, { words: words.inbox, origin, page: '' }),
    ],
  }
}

const inOneLine = (text: string) => text.replaceAll('\n', ' · ')

function namesOf({ attachments }: Conversation, { fileOfSize }: Words['inbox']): string {
  return attachments.map(({ name, bytes }) => fileOfSize(name, bytes)).join(' · ')
}

function messageBlocks(
  message: Conversation,
  { words, origin, page }: { words: Words['inbox']; origin: string; page: string },
): Block[] {
  const { id, form, about, name, email, phone, language } = message
  const content = message.answers.filter(({ kind }) => kind !== 'consent')
  const [paragraphs, short] = [true, false].map((isLong) =>
    content.filter(({ kind }) => (kind === 'paragraph') === isLong),
  )
  const written = form
    ? (short ?? []).map((answer) => ({
        name: isolated(answer.label),
        value:
          answer.kind === 'attachment'
            ? namesOf(message, words)
            : isolated(inOneLine(shownAnswer(answer))),
      }))
    : [
        { name: words.name, value: name },
        { name: words.email, value: email },
        { name: words.phone, value: phone && isolated(phone) },
      ]
  const facts = [
    { name: words.form, value: form?.title ?? '' },
    { name: words.about, value: about ? isolated(about.title) : '' },
    ...written,
    { name: words.page, value: page && `${origin}${page}` },
  ]
  const quoted = (paragraphs ?? []).flatMap(({ label, value }) => [
    { written: label, language },
    { quote: value, language },
  ])
  return [
    { facts: facts.filter(({ value }) => value !== '') },
    ...(form ? quoted : [{ quote: message.message, language }]),
    { action: words.open, link: `${origin}/dashboard/inbox?id=${id}` },
  ]
}
