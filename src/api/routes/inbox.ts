import {
  inboxEndpoints,
  type MessageResponse,
  type NoteResponse,
  type PersonMessageResponse,
  type ReplyResponse,
} from '../../contract/inbox.ts'
import { exportedHead, exportedRow } from '../../domain/contact/exported-message.ts'
import type { MessageState } from '../../domain/contact/inbox-message.ts'
import { type Person, personIn, type PersonMessage } from '../../domain/contact/person.ts'
import { attachedPath, personFile } from '../../domain/contact/person-file.ts'
import { signPoints } from '../../domain/contact/suspicion.ts'
import type { Note } from '../../domain/contact/note.ts'
import type { Conversation, Reply } from '../../domain/contact/reply.ts'
import { type Attachment, attachmentTypes } from '../../domain/forms/attachment.ts'
import { messages } from '../../domain/messages.ts'
import { companyNameIn } from '../../domain/people/identity.ts'
import type { User } from '../../domain/people/user.ts'
import { Problem } from '../../domain/problem.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { standardTimeZone, wallTimeAt } from '../../domain/wall-clock.ts'
import { contentOf } from '../../storage/media/content-of.ts'
import type { MediaFiles } from '../../storage/media/media-files.ts'
import { contentName } from '../../storage/media/media-names.ts'
import { paced } from '../../throttle/paced.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { downloadHeaders } from '../http/download-headers.ts'
import { answeringConflicts, editOf } from '../http/edit-of.ts'
import { idOf, numberOf } from './address-parameters.ts'
import { only } from './only.ts'
import { isTooLargeForZip, zipOf } from '../../storage/engine/zip.ts'

export function inboxRoutes({ storage, now }: ApiParts) {
  const { attachments, backups, mails, messages: inbox, notes, persons, replies } = storage
  const { forms, retention, sections, timeZone } = storage
  const archiveOf = archive(attachments.files)
  const dayIn = (zone: string) => wallTimeAt(now(), zone).slice(0, 10)

  return createRoutes(inboxEndpoints, {
    'GET /messages': async (c) => {
      const { page, limit, ...view } = c.req.valid('query')
      const filter = filterOf(view, c.get('user'))
      const found = await inbox.list({ page, limit, filter })
      return {
        messages: found.messages.map(toMessage),
        pagination: pagination(page, limit, found.total),
        unread: await inbox.unread(),
        quarantined: await inbox.quarantined(),
        replying: mails.isOn ? { answers_to: await replies.answersTo() } : null,
      }
    },

    'POST /messages/export': async (c) => {
      const { language, ...view } = c.req.valid('json')
      const filter = filterOf(view, c.get('user'))
      const questions = filter.form ? await inbox.questions(filter, language) : undefined
      const found = await inbox.export(filter, editOf(c))
      const zone = (await timeZone.find()) ?? standardTimeZone
      c.header('content-disposition', `attachment; filename="messages-${dayIn(zone)}.csv"`)
      return streamed(csvOf(found, { language, zone, questions }))
    },

    'PATCH /messages/:id': async (c) => {
      const { assigned_to: assignedTo, ...mark } = c.req.valid('json')
      const message = await inbox.mark(idOf(c), { ...mark, assignedTo }, editOf(c))
      return { message: messages.accomplished, inbox_message: toMessage(message) }
    },

    'GET /messages/:id/attachments/:attachment': async (c) => {
      const found = await attachments.find(idOf(c), c.req.param('attachment'))
      const content = found && (await attachments.files.read(found.id, contentName))
      if (!found || !content) throw new Problem('not-found')
      return c.body(paced(content.content()), 200, {
        ...downloadHeaders(attachmentTypes[found.type], found.name),
        'content-length': String(content.size),
        'cache-control': 'no-store',
      })
    },

    'POST /messages/:id/replies': async (c) => {
      const { text, seen } = c.req.valid('json')
      const reply = { text, seen: { lastReply: seen.last_reply, isAnswered: seen.answered } }
      const message = await answeringConflicts(toMessage, replies.add(idOf(c), reply, editOf(c)))
      return { message: messages.replySent, inbox_message: toMessage(message) }
    },

    'POST /messages/:id/replies/:reply/again': async (c) => {
      const message = await replies.sendAgain(idOf(c), numberOf(c, 'reply'), editOf(c))
      return { message: messages.replySent, inbox_message: toMessage(message) }
    },

    'POST /messages/:id/notes': async (c) => {
      const note = await notes.add(idOf(c), c.req.valid('json').text, editOf(c))
      return { message: messages.accomplished, note: toNote(note) }
    },

    'DELETE /messages/:id/notes/:note': async (c) => {
      await notes.remove(idOf(c), numberOf(c, 'note'), c.get('user'), editOf(c))
      return { message: messages.deleted }
    },

    'POST /inbox/person': async (c) => {
      const { found, total } = await persons.find(personOf(c.req.valid('json')))
      return { messages: found.map(toPersonMessage), total }
    },

    'POST /inbox/person/export': async (c) => {
      const { who, ids, language } = c.req.valid('json')
      const found = await persons.export(personOf({ who }), ids, editOf(c))
      const zone = (await timeZone.find()) ?? standardTimeZone
      const { texts } = await sections.get('identity')
      const { name: company } = companyNameIn(texts.company_name, language)
      const file = personFile(found, { who, company, language, zone, now: now() })
      const name = `person-${dayIn(zone)}`
      const entries = found.flatMap(({ id, attachments: all }) =>
        all.map((one) => ({ ...one, path: attachedPath({ id }, one) })),
      )
      if (entries.length === 0) {
        c.header('content-disposition', `attachment; filename="${name}.html"`)
        return file
      }
      const size = entries.reduce((sum, { bytes }) => sum + bytes, 0)
      if (isTooLargeForZip(entries.length + 1, size)) throw new Problem('too-large')
      return c.body(streamed(archiveOf(`${name}.html`, file, entries)), 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}.zip"`,
      })
    },

    'POST /inbox/person/erase': async (c) => {
      const { who, ids } = c.req.valid('json')
      const erased = await persons.erase(personOf({ who }), ids, editOf(c))
      const { until, ...remains } = await backups.remains(now())
      return {
        message: messages.deleted,
        erased,
        backups: { ...remains, until: until?.toISOString() ?? null },
      }
    },

    'GET /inbox/retention': async (c) => {
      const { days, form = null } = c.req.valid('query')
      const own = form === null ? await retention.find() : (await forms.get(form)).keepDays
      const due = days === undefined ? 0 : await retention.due(days, form, now())
      return { keep_days: own, due }
    },

    'POST /inbox/retention': async (c) => {
      const { keep_days: days } = c.req.valid('json')
      await retention.change(days, editOf(c))
      const erased = await retention.erase(now())
      return { message: messages.accomplished, keep_days: days, erased }
    },

    'GET /inbox/told': async () => ({ mail: mails.isOn, ...(await inbox.reachable()) }),

    'GET /inbox/recipients': async () => ({ recipients: await inbox.departmentAddresses() }),

    'POST /inbox/recipients': async (c) => {
      const given = c.req.valid('json').recipients
      const recipients = [...new Map(given.map((one) => [one.email, one])).values()]
      await inbox.setDepartmentAddresses(recipients, editOf(c))
      return { message: messages.accomplished, recipients }
    },

    'DELETE /messages/:id': async (c) => {
      const trashIds = await inbox.remove([idOf(c)], editOf(c))
      return { message: messages.deleted, trash_id: only(trashIds) }
    },

    'POST /messages/delete-multiple': async (c) => {
      const trashIds = await inbox.remove(c.req.valid('json').ids, editOf(c))
      return { message: messages.deleted, trash_ids: trashIds }
    },
  })
}

type Attached = Attachment & { path: string }

function archive(files: MediaFiles) {
  async function* entriesOf(name: string, file: string, attached: Attached[]) {
    yield { name, content: Buffer.from(file) }
    for (const { id, path } of attached) {
      const content = await contentOf(files, id, contentName)
      if (content) yield { name: path, content }
    }
  }
  return (name: string, file: string, attached: Attached[]) =>
    zipOf(entriesOf(name, file, attached))
}

function personOf({ who }: { who: string }): Person {
  const person = personIn(who)
  if (!person) throw new Problem('invalid-input', { fields: { who: messages.personInvalid } })
  return person
}

function toPersonMessage({
  isInTrash,
  isSender,
  ...message
}: PersonMessage): PersonMessageResponse {
  return { ...toMessage(message), is_in_trash: isInTrash, is_sender: isSender }
}

type View = {
  unread?: boolean
  waiting?: boolean
  state?: MessageState | undefined
  assigned?: string | undefined
  form?: string | undefined
  q: string
  id?: number | undefined
}

function filterOf({ unread, waiting, state, assigned, form, ...sought }: View, user: User) {
  const states: MessageState[] = [
    ...(unread ? (['new'] as const) : []),
    ...(waiting ? (['waiting'] as const) : []),
    ...(state ? [state] : []),
  ]
  const assignedTo = assigned === undefined ? undefined : colleagueIn(assigned, user)
  return { ...sought, states, assignedTo, form: form === undefined ? form : formIn(form) }
}

function streamed(parts: AsyncIterator<string | Uint8Array>): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    cancel: async () => void (await parts.return?.()),
  })
}

async function* csvOf(
  found: AsyncIterable<Conversation[]>,
  shown: Parameters<typeof exportedHead>[0],
): AsyncGenerator<string> {
  yield exportedHead(shown)
  for await (const batch of found) yield batch.map((one) => exportedRow(one, shown)).join('')
}

function colleagueIn(assigned: string, { id }: User): number | null {
  if (assigned === 'mine') return id
  return assigned === 'nobody' ? null : Number(assigned)
}

function formIn(form: string): number | null {
  return form === 'contact' ? null : Number(form)
}

function toMessage(conversation: Conversation): MessageResponse {
  const { sentAt, readAt, answer, assignment, closing, ...others } = conversation
  const { quarantine, replies, notes, ...message } = others
  return {
    ...message,
    sent_at: sentAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    answered_at: answer?.at.toISOString() ?? null,
    answered_by: answer?.by ?? null,
    assigned_to: assignment?.to ?? null,
    assigned_at: assignment?.at.toISOString() ?? null,
    assigned_by: assignment?.by ?? null,
    closed_at: closing?.at.toISOString() ?? null,
    closed_by: closing?.by ?? null,
    suspicion: quarantine && {
      held_back_at: quarantine.at.toISOString(),
      signs: quarantine.signs.map((sign) => ({ sign, points: signPoints[sign] })),
    },
    replies: replies.map(toReply),
    notes: notes.map(toNote),
  }
}

function toNote({ by, at, ...note }: Note): NoteResponse {
  return { ...note, written_by: by, written_at: at.toISOString() }
}

function toReply({ by, at, stateAt, nextTryAt, ...reply }: Reply): ReplyResponse {
  return {
    ...reply,
    written_by: by,
    written_at: at.toISOString(),
    state_at: stateAt?.toISOString() ?? null,
    next_try_at: nextTryAt?.toISOString() ?? null,
  }
}
