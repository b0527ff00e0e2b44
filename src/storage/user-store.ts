import { normalisedEmail, type RoleName, type User, type UserStatus } from '../domain/user.ts'
import type { Database } from './database.ts'

type NewUser = {
  name: string
  email: string
  passwordHash: string
  roleName: RoleName
  status: UserStatus
  avatar: string
}

export function createUserStore({ connection, write }: Database) {
  return {
    async hasAdministrator(): Promise<boolean> {
      const row = await connection
        .selectFrom('users')
        .innerJoin('roles', 'roles.id', 'users.role_id')
        .select('users.id')
        .where('roles.name', '=', 'admin')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async add(user: NewUser, now: Date): Promise<void> {
      await write(async (transaction) => {
        const role = await transaction
          .selectFrom('roles')
          .select('id')
          .where('name', '=', user.roleName)
          .executeTakeFirstOrThrow()
        await transaction
          .insertInto('users')
          .values(toRow(user, role.id, now))
          .execute()
      })
    },

    async removeByEmail(email: string): Promise<void> {
      await write((transaction) =>
        transaction.deleteFrom('users').where('email', '=', normalisedEmail(email)).execute(),
      )
    },

    /** The user and password hash of an address, whatever the user's status. */
    async findByEmail(email: string): Promise<{ user: User; passwordHash: string } | undefined> {
      const row = await connection
        .selectFrom('users')
        .innerJoin('roles', 'roles.id', 'users.role_id')
        .select(['users.id', 'users.name', 'email', 'status', 'avatar', 'password_hash'])
        .select('roles.name as roleName')
        .where('email', '=', normalisedEmail(email))
        .executeTakeFirst()
      if (!row) return undefined
      const { password_hash: passwordHash, ...user } = row
      return { user, passwordHash }
    },
  }
}

function toRow(user: NewUser, roleId: number, now: Date) {
  return {
    name: user.name,
    email: normalisedEmail(user.email),
    password_hash: user.passwordHash,
    role_id: roleId,
    status: user.status,
    avatar: user.avatar,
    created_at: now.toISOString(),
  }
}
