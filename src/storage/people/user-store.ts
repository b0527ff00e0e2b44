import type { Insertable } from 'kysely'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit, PlainEdit, Values } from '../../domain/documents/revision.ts'
import { hasWordsOf, queryWords } from '../../domain/search/search-text.ts'
import {
  changesRoleOrStatus,
  normalisedEmail,
  type Role,
  type User,
  type Right,
} from '../../domain/people/user.ts'
import type { Database } from '../engine/database.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import { picturesById } from '../media/media-store.ts'
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

export function createUserStore({ db, writeQuietly }: Database) {
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

    async findByEmail(email: string): Promise<{ user: User; passwordHash: string } | undefined> {
      const row = await matchingUsers(db)
        .select(userColumns)
        .select('password_hash')
        .where('email', '=', normalisedEmail(email))
        .executeTakeFirst()
      if (!row) return undefined
      const { password_hash: passwordHash, ...user } = row
      return { user, passwordHash }
    },

    /** Throws Problem('email-taken'). */
    add: (user: NewUser, { right, at }: PlainEdit): Promise<User> => add(right, toRow(user, at)),

    /**
     * Another role, status or password, or one that is due, ends the user's sessions; another email ends
     * links, which may have been sent to the former one. Throws
     * Problem('email-taken'), Problem('own-account') or Problem('last-administrator').
     */
    change(id: number, save: UserSave, { by, right }: Edit): Promise<User> {
      const changing = writeQuietly(right, changeUser, lockUsers)
      return onDuplicate(changing, emailTaken())

      async function changeUser(trx: Trx): Promise<User> {
        const user = await getUser(trx, id)
        const hasOtherRights = changesRoleOrStatus(user, save)
        if (hasOtherRights && id === by.id) throw new Problem('own-account')
        await trx.updateTable('users').set(toChange(user, save)).where('id', '=', id).execute()
        if (hasOtherRights) await requireAdministrator(trx)
        if (hasOtherRights || save.passwordHash || save.mustChangePassword)
          await endSessions(trx, id)
        const changed = await getUser(trx, id)
        if (changed.email !== user.email) await endLinks(trx, id)
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

  function add(right: Right, row: Insertable<Tables['users']>): Promise<User> {
    const adding = writeQuietly(right, async (trx) => {
      const { id } = await trx
        .insertInto('users')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      return getUser(trx, id)
    })
    return onDuplicate(adding, emailTaken())
  }
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
] as const

/** Throws Problem('email-taken'). */
export async function restoreUser(trx: Trx, id: number, previous: Values): Promise<void> {
  const columns = removedColumns.map((column) => [column, previous[column]])
  const email = normalisedEmail(String(previous.email))
  const row = { id, ...Object.fromEntries(columns), email } as Insertable<Tables['users']>
  await onDuplicate(trx.insertInto('users').values(row).execute(), emailTaken())
}

async function removeUser(trx: Trx, id: number, edit: Edit): Promise<number> {
  if (id === edit.by.id) throw new Problem('own-account')
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
