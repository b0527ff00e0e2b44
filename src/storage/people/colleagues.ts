import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Db } from '../engine/tables.ts'

export type Colleague = { id: number; name: string }

export function activeUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .where('invited_at', 'is', null)
}

/** Throws Problem('invalid-input') of the field if this user cannot sign in. */
export async function getActiveUser(db: Db, id: number, field: string): Promise<Colleague> {
  const user = await activeUsers(db).where('id', '=', id).executeTakeFirst()
  if (user) return user
  throw new Problem('invalid-input', { fields: { [field]: messages.userUnknown } })
}
