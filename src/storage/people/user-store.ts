import type { Insertable } from 'kysely'
import type { ProductLanguage } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { changesBetween } from '../../domain/audit/audit.ts'
import { type Edit, isSame, type PlainEdit, type Values } from '../../domain/documents/revision.ts'
import { hasWordsOf, queryWords } from '../../domain/search/search-text.ts'
import { normalisedEmail } from '../../domain/people/email.ts'
import { changesRoleOrStatus, type Role, type User } from '../../domain/people/user.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import { picturesById } from '../media/media-store.ts'
import { endKeys } from './access-key-store.ts'
import { forgetNotices, isTold } from '../mails/inbox-notices.ts'
import { type Outbox, recipientOf } from '../mails/outbox.ts'
import { releaseReviews } from '../articles/article-reviews.ts'
import { endLinks } from './link-store.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { endSessions } from './session-rows.ts'
import {
  getUser,
  lockUsers,
  matchingUsers,
  type NewUser,
  toChange,
  toRow,
  userColumns,
  type UserFilter,
  type UserSave,
} from './user-rows.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export type UserListRequest = UserFilter & {
  page: number
  limit: number
  newestFirst: boolean
  q: string
}

export function createUserStore({ db, writeQuietly }: Database, outbox: Outbox) {
  return {
    roles: (): Promise<Role[]> =>
      db.selectFrom('roles').select(['id', 'name', 'description']).orderBy('id').execute(),

    async list(request: UserListRequest): Promise<{ users: User[]; total: number }> {
      const { page, limit, q } = request
      const offset = (page - 1) * limit
      const users = inOrder(db, request)
      if (queryWords(q).length > 0) {
        // Staff are few, and words must match as they do in articles.
        const found = (await users.execute()).filter((user) => isSought(user, q))
        return { users: found.slice(offset, offset + limit), total: found.length }
      }
      const { total } = await matchingUsers(db, request)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { users: await users.limit(limit).offset(offset).execute(), total }
    },

    get: (id: number): Promise<User> => getUser(db, id),

    findByEmail: (email: string): Promise<VerifiableUser | undefined> =>
      verifiable(matchingUsers(db).where('email', '=', normalisedEmail(email))),

    findById: (id: number): Promise<VerifiableUser | undefined> =>
      verifiable(matchingUsers(db).where('users.id', '=', id)),

    async mailChoices(id: number): Promise<{ language: ProductLanguage; inbox: boolean }> {
      const { language } = await recipientOf(db, id)
      return { language, inbox: await isTold(db, id) }
    },

    /** Throws Problem('email-taken'). */
    add: (user: NewUser, edit: PlainEdit): Promise<User> => add(toRow(user, edit.at), edit),

    /**
     * Another role, status or password, or one that is due, ends the user's sessions, another role or status
     * their access keys; another email ends links, which may have been sent to the former one. Throws
     * Problem('email-taken'), Problem('own-account') or Problem('last-administrator').
     */
    change(id: number, save: UserSave, edit: Edit): Promise<User> {
      const changing = writeQuietly(edit.right, changeUser, lockUsers)
      return onDuplicate(changing, emailTaken())

      async function changeUser(trx: Trx): Promise<User> {
        const user = await getUser(trx, id)
        const hasOtherRights = changesRoleOrStatus(user, save)
        if (hasOtherRights && id === edit.by.id) throw new Problem('own-account')
        await trx.updateTable('users').set(toChange(user, save)).where('id', '=', id).execute()
        if (hasOtherRights) await requireAdministrator(trx)
        if (hasOtherRights) await endKeys(trx, id, edit.at)
        if (hasOtherRights || save.passwordHash || save.mustChangePassword)
          await endSessions(trx, id)
        const changed = await getUser(trx, id)
        if (changed.email !== user.email) await endLinks(trx, id)
        if (save.status === 'inactive') await releaseReviews(trx, id)
        if (save.mailInbox === false || save.status === 'inactive') await forgetNotices(trx, id)
        await notify(trx, user, changed.email, {
          hasOtherPassword: Boolean(save.passwordHash),
          at: edit.at,
        })
        auditChange(trx, edit, { user, changed, save })
        return changed
      }
    },

    /**
     * All or none; returns trash ids. Throws Problem('not-found'), Problem('own-account') or
     * Problem('last-administrator').
     */
    remove(ids: number[], edit: Edit): Promise<number[]> {
      return writeQuietly(edit.right, removeAll, lockUsers)

      async function removeAll(trx: Trx): Promise<number[]> {
        const trashIds: number[] = []
        for (const id of new Set(ids)) trashIds.push(await removeUser(trx, id, edit))
        await requireAdministrator(trx)
        return trashIds
      }
    },
  }

  async function notify(
    trx: Trx,
    { id, email }: User,
    newEmail: string,
    { hasOtherPassword, at }: { hasOtherPassword: boolean; at: Date },
  ): Promise<void> {
    if (hasOtherPassword) await outbox.addFor(trx, id, { kind: 'password-changed', data: {} }, at)
    if (newEmail === email || !outbox.isOn) return
    const to = await recipientOf(trx, id)
    const content = { kind: 'email-changed', data: { from: email, to: newEmail } } as const
    for (const address of [email, newEmail]) {
      await outbox.add(trx, { ...content, to: { ...to, email: address }, at })
    }
  }

  function add(row: Insertable<Tables['users']>, edit: PlainEdit): Promise<User> {
    const adding = writeQuietly(edit.right, async (trx) => {
      const { id } = await trx
        .insertInto('users')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      const user = await getUser(trx, id)
      const { name, email, roleName: role, invitedAt } = user
      const invited = invitedAt !== null
      audit(trx, edit, 'user-added', id, { name, email, role, invited })
      return user
    })
    return onDuplicate(adding, emailTaken())
  }
}

type VerifiableUser = { user: User; passwordHash: string }

async function verifiable(
  users: ReturnType<typeof matchingUsers>,
): Promise<VerifiableUser | undefined> {
  const row = await users.select(userColumns).select('password_hash').executeTakeFirst()
  if (!row) return undefined
  const { password_hash: passwordHash, ...user } = row
  return { user, passwordHash }
}

type Change = { user: User; changed: User; save: UserSave }

function auditChange(trx: Trx, edit: Edit, { user, changed, save }: Change): void {
  const { id, name, email } = user
  const changes = changesBetween(named(user), named(changed))
  if (!isSame(changes, {})) audit(trx, edit, 'user-changed', id, { name, email, changes })
  if (save.passwordHash) audit(trx, edit, 'password-changed', id, { name, email })
}

function named({ name, email, roleName: role, status }: User) {
  return { name, email, role, status }
}

function inOrder(db: Db, request: UserListRequest) {
  const order = request.newestFirst ? 'desc' : 'asc'
  return matchingUsers(db, request)
    .select(userColumns)
    .orderBy('users.created_at', order)
    .orderBy('users.id', order)
}

function isSought({ name, email }: User, query: string): boolean {
  return hasWordsOf(query, `${name} ${email}`)
}

const removedColumns = [
  'name',
  'email',
  'password_hash',
  'password_is_initial',
  'must_change_password',
  'invited_at',
  'role_id',
  'status',
  'created_at',
  'avatar',
  'avatar_id',
  'language',
  'mail_inbox',
] as const

export async function restoreUser(trx: Trx, id: number, previous: Values): Promise<void> {
  const columns = removedColumns.map((column) => [column, previous[column]])
  const email = normalisedEmail(String(previous.email))
  const row = { id, ...Object.fromEntries(columns), email } as Insertable<Tables['users']>
  await onDuplicate(trx.insertInto('users').values(row).execute(), emailTaken())
}

async function removeUser(trx: Trx, id: number, edit: Edit): Promise<number> {
  if (id === edit.by.id) throw new Problem('own-account')
  await endKeys(trx, id, edit.at)
  const row = await trx
    .deleteFrom('users')
    .where('id', '=', id)
    .returning(removedColumns)
    .executeTakeFirst()
  if (!row) throw new Problem('not-found')
  const pictures = await picturesById(trx, [row.avatar_id])
  const previous = { ...row, avatar_picture: pictures.get(row.avatar_id ?? '') ?? null }
  return recordRemoval(trx, { kind: 'user', id, previous, edit })
}

async function requireAdministrator(trx: Trx): Promise<void> {
  const remaining = await matchingUsers(trx, { role: 'admin', status: 'active' })
    .select('users.id')
    .where('invited_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!remaining) throw new Problem('last-administrator')
}

function emailTaken(): Problem {
  return new Problem('email-taken', { fields: { email: messages.emailTaken } })
}
