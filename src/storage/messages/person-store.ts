import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import {
  isMentioned,
  isSender,
  mostOfPerson,
  type Person,
  type PersonMessage,
} from '../../domain/contact/person.ts'
import type { Conversation } from '../../domain/contact/reply.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Tables } from '../engine/tables.ts'
import { toRevision } from '../history/revision-rows.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { attachmentsByMessage } from './attachment-rows.ts'
import { eraseMessages } from './erase-messages.ts'
import { toMessage } from './find-messages.ts'
import type { MessageRow } from './message-totals.ts'
import type { Written } from './message-store.ts'
import { toNote } from './note-rows.ts'
import { removeAttachments } from './sweep-attachments.ts'
import { toConversations, toEndedReply } from './reply-rows.ts'

const readAtOnce = 50

export function createPersonStore(database: Database, files: MediaFiles) {
  const { db, writeQuietly } = database
  return {
    /** The newest first, as many as are shown at once, and how many there are. */
    async find(person: Person): Promise<{ found: PersonMessage[]; total: number }> {
      const found: PersonMessage[] = []
      let total = 0
      for await (const batch of ofPerson(db, person)) {
        total += batch.length
        found.push(...batch)
        found.sort(newestFirst)
        found.splice(mostOfPerson)
      }
      return { found, total }
    },

    async export(person: Person, ids: number[], edit: Edit): Promise<PersonMessage[]> {
      const chosen = await chosenOf(person, ids)
      if (chosen.length > 0) {
        await writeQuietly(edit.right, async (trx) =>
          audit(trx, edit, 'person-exported', '', { count: chosen.length }),
        )
      }
      return chosen
    },

    /** Those of the ids that are found are gone for good, in the trash, too. Returns how many there were. */
    async erase(person: Person, ids: number[], edit: Edit): Promise<number> {
      const chosen = (await chosenOf(person, ids)).map(({ id }) => id).toSorted((a, b) => a - b)
      const { count, attachments } = await writeQuietly(edit.right, async (trx) => {
        const erased = await eraseMessages(trx, chosen, edit.at)
        if (erased.count > 0) audit(trx, edit, 'person-erased', '', { count: erased.count })
        return erased
      })
      await removeAttachments(files, attachments)
      await database.overwriteDeleted()
      return count
    },
  }

  async function chosenOf(person: Person, ids: number[]): Promise<PersonMessage[]> {
    const chosen: PersonMessage[] = []
    for await (const batch of ofPerson(db, person)) {
      chosen.push(...batch.filter(({ id }) => ids.includes(id)))
    }
    return chosen.toSorted(newestFirst)
  }
}

type Stored = Conversation & { isInTrash: boolean }

/** Others are served between two batches, since any message may mention somebody. */
async function* ofPerson(db: Db, person: Person): AsyncGenerator<PersonMessage[]> {
  for await (const batch of stored(db)) {
    yield batch.flatMap((one) => {
      const sender = isSender(person, one)
      return sender || isMentioned(person, textsOf(one)) ? [{ ...one, isSender: sender }] : []
    })
    await nextTurn()
  }
}

async function* stored(db: Db): AsyncGenerator<Stored[]> {
  const kept = new Set<number>()
  let last: number | undefined
  for (;;) {
    let rows = db.selectFrom('messages').selectAll().orderBy('id', 'desc').limit(readAtOnce)
    if (last !== undefined) rows = rows.where('id', '<', last)
    const messages = await toConversations(db, (await rows.execute()).map(toMessage))
    if (messages.length === 0) break
    for (const { id } of messages) kept.add(id)
    last = messages.at(-1)?.id
    yield messages.map((message) => ({ ...message, isInTrash: false }))
  }
  yield* removed(db, kept)
}

/** One that was deleted more than once is shown as it was at last. */
async function* removed(db: Db, known: Set<number>): AsyncGenerator<Stored[]> {
  let last: number | undefined
  for (;;) {
    let rows = db
      .selectFrom('revisions')
      .selectAll()
      .where('kind', '=', 'message')
      .where('action', '=', 'delete')
      .orderBy('id', 'desc')
      .limit(readAtOnce)
    if (last !== undefined) rows = rows.where('id', '<', last)
    const found = await rows.execute()
    if (found.length === 0) return
    last = found.at(-1)?.id
    const fresh = found.filter(({ subject }) => !known.has(Number(subject)))
    for (const { subject } of fresh) known.add(Number(subject))
    const attachments = await attachmentsByMessage(
      db,
      fresh.map(({ subject }) => Number(subject)),
    )
    yield fresh.map((row) => ({
      ...toRemoved(row),
      attachments: attachments.get(Number(row.subject)) ?? [],
    }))
  }
}

function toRemoved(row: Selectable<Tables['revisions']>): Omit<Stored, 'attachments'> {
  const { previous, origin } = toRevision(row)
  const { replies = [], notes = [] } = (origin ?? {}) as Written
  const message = toMessage({ ...(previous as MessageRow), id: Number(row.subject) })
  return {
    ...message,
    replies: replies.map(toEndedReply),
    notes: notes.map(toNote),
    isInTrash: true,
  }
}

function textsOf({ name, message, answers, replies, notes }: Stored): string[] {
  const values = answers.map(({ value }) => value)
  return [name, message, ...values, ...[...replies, ...notes].map(({ text }) => text)]
}

function newestFirst(one: PersonMessage, other: PersonMessage): number {
  return other.sentAt.getTime() - one.sentAt.getTime()
}
