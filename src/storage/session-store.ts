import type { User } from '../domain/user.ts'
import type { Database } from './database.ts'

export function createSessionStore({ connection, write }: Database) {
  return {
    async open(session: { id: string; userId: number; now: Date; expiresAt: Date }): Promise<void> {
      await write(async (transaction) => {
        const now = session.now.toISOString()
        await transaction.deleteFrom('sessions').where('expires_at', '<=', now).execute()
        await transaction
          .insertInto('sessions')
          .values({
            id: session.id,
            user_id: session.userId,
            created_at: now,
            expires_at: session.expiresAt.toISOString(),
          })
          .execute()
      })
    },

    async close(id: string): Promise<void> {
      await write((transaction) =>
        transaction.deleteFrom('sessions').where('id', '=', id).execute(),
      )
    },

    /** The active user of a session that is open at `now`, with today's role. */
    async findUser(id: string, now: Date): Promise<User | undefined> {
      return connection
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .innerJoin('roles', 'roles.id', 'users.role_id')
        .select(['users.id', 'users.name', 'email', 'status', 'avatar', 'roles.name as roleName'])
        .where('sessions.id', '=', id)
        .where('expires_at', '>', now.toISOString())
        .where('status', '=', 'active')
        .executeTakeFirst()
    },
  }
}
