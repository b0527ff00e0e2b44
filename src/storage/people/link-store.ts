import { randomBytes } from 'node:crypto'
import { defaultDashboardLanguage, type ProductLanguage } from '../../domain/languages/language.ts'
import {
  type Link,
  linkExpiry,
  type LinkPurpose,
  linkPurposeFor,
} from '../../domain/navigation/link.ts'
import type { Recipient } from '../../domain/mails/mail.ts'
import { Problem } from '../../domain/problem.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import type { SessionSource } from '../../domain/people/session.ts'
import type { Right, User } from '../../domain/people/user.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Trx } from '../engine/tables.ts'
import type { QueuedMail } from '../mails/mail-store.ts'
import { type Outbox, recipientOf } from '../mails/outbox.ts'
import { endSessions } from './session-rows.ts'
import { getUser, lockVerifiedUser, matchingUsers, toPassword, userColumns } from './user-rows.ts'

/** The password's hash is part of what a token is made of, so that another password voids it. */
export type OpenLink = Link & { user: User; passwordHash: string }
type NewLink = OpenLink & { expiresAt: Date }

export function createLinkStore({ db, writeQuietly }: Database, outbox: Outbox) {
  return {
    /** Earlier links end. Throws Problem('inactive-account'), also for a user who does not exist. */
    add: (userId: number, purpose: LinkPurpose, edit: PlainEdit): Promise<NewLink> =>
      writeQuietly(edit.right, (trx) => replaceLinks(trx, userId, purpose, edit)),

    /** Does as `add`; where there is a mail server, the link goes to its user, too. */
    addMailed: (userId: number, purpose: LinkPurpose, edit: PlainEdit): Promise<NewLink> =>
      writeQuietly(edit.right, async (trx) => {
        const link = await replaceLinks(trx, userId, purpose, edit)
        await mail(trx, link, edit.at, languageOf(edit.right))
        return link
      }),

    /** The account is looked for later, so that asking takes as long for all. */
    request(email: string, language: ProductLanguage | undefined, at: Date): Promise<void> {
      const to: Recipient = { email, language: language ?? defaultDashboardLanguage, userId: null }
      return writeQuietly('visitor', (trx) =>
        outbox.add(trx, { kind: 'link-request', data: {}, to, at }),
      )
    },

    /**
     * A link takes the request's place if it is of an active account. Earlier ones stay: strangers can ask,
     * too.
     */
    answer: ({ id, to, expiresAt }: QueuedMail, at: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('mails')
          .where('id', '=', id)
          .executeTakeFirst()
        const userId = await lockActiveUser(trx, to.email)
        if (numDeletedRows === 0n || expiresAt <= at || userId === undefined) return
        const purpose = linkPurposeFor(await getUser(trx, userId))
        const link = await addLink(trx, userId, purpose, at)
        await mail(trx, link, at, to.language)
        const { name, email } = link.user
        audit(trx, { right: 'visitor', at }, 'link-asked', userId, { name, email, purpose })
      }),

    find: (id: string, now: Date): Promise<OpenLink | undefined> => findLink(db, id, now),

    /**
     * Ends all links and sessions of its user. Throws Problem('not-found') if it was used, or the
     * password or the user changed, since it was found.
     */
    use(
      { id, userId, passwordHash, purpose, user }: OpenLink,
      chosen: { passwordHash: string; name: string | undefined; source: SessionSource },
      now: Date,
    ): Promise<void> {
      return writeQuietly('visitor', async (trx) => {
        await lockVerifiedUser(trx, userId, passwordHash).catch(asVoid)
        const used = await trx
          .deleteFrom('links')
          .where('id', '=', id)
          .where('expires_at', '>', now.toISOString())
          .returning('id')
          .executeTakeFirst()
        if (!used) throw new Problem('not-found')
        const { name } = chosen
        await trx
          .updateTable('users')
          .set({ ...toPassword(chosen.passwordHash), ...(name === undefined ? {} : { name }) })
          .where('id', '=', userId)
          .execute()
        await endLinks(trx, userId)
        await endSessions(trx, userId)
        if (purpose === 'reset') {
          await outbox.addFor(trx, userId, { kind: 'password-changed', data: {} }, now)
        }
        const by = { id: userId, name: name ?? user.name }
        const who = { origin: 'user', by, source: chosen.source, at: now } as const
        audit(trx, who, 'link-used', userId, { purpose })
      })
    },

    purge: (now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx.deleteFrom('links').where('expires_at', '<=', now.toISOString()).execute()
      }),
  }

  async function mail(
    trx: Trx,
    { id, userId, expiresAt }: NewLink,
    at: Date,
    language: ProductLanguage | undefined,
  ): Promise<void> {
    if (!outbox.isOn) return
    const to = await recipientOf(trx, userId, language)
    await outbox.add(trx, { kind: 'link', data: { id }, to, at, expiresAt })
  }
}

function languageOf(right: Right): ProductLanguage | undefined {
  return typeof right === 'string' ? undefined : right.source.language
}

async function replaceLinks(
  trx: Trx,
  userId: number,
  purpose: LinkPurpose,
  edit: PlainEdit,
): Promise<NewLink> {
  await endLinks(trx, userId)
  const link = await addLink(trx, userId, purpose, edit.at)
  const { name, email } = link.user
  audit(trx, edit, 'link-made', userId, { name, email, purpose })
  return link
}

async function addLink(trx: Trx, userId: number, purpose: LinkPurpose, at: Date): Promise<NewLink> {
  const id = randomBytes(16).toString('base64url')
  const expiresAt = linkExpiry(purpose, at)
  const row = { id, user_id: userId, purpose, expires_at: expiresAt.toISOString() }
  await trx.insertInto('links').values(row).execute()
  const open = await findLink(trx, id, at)
  if (!open) throw new Problem('inactive-account')
  return { ...open, expiresAt }
}

/** Locked, its email cannot change before the link goes there. */
async function lockActiveUser(trx: Trx, email: string): Promise<number | undefined> {
  const locked = await trx
    .updateTable('users')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('email', '=', email)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  return locked?.id
}

/** Returns undefined if the link was used, has expired or belongs to someone who is not active. */
async function findLink(db: Db, id: string, now: Date): Promise<OpenLink | undefined> {
  const row = await matchingUsers(db, { status: 'active' })
    .innerJoin('links', 'links.user_id', 'users.id')
    .select(userColumns)
    .select(['purpose', 'password_hash'])
    .where('links.id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const { purpose, password_hash: passwordHash, ...user } = row
  return { id, userId: user.id, purpose, user, passwordHash }
}

export async function endLinks(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('links').where('user_id', '=', userId).execute()
}

function asVoid(refusal: unknown): never {
  if (refusal instanceof Problem) throw new Problem('not-found', { cause: refusal })
  throw refusal
}
