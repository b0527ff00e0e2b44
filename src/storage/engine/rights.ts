import { Problem } from '../../domain/problem.ts'
import {
  hasRole,
  roleIds,
  type RoleName,
  type User,
  type Right,
  type StaffRight,
} from '../../domain/people/user.ts'
import { findSetting } from './settings.ts'
import type { Db } from './tables.ts'

/** The role is today's, not that of the sign-in. */
export function sessionUser(db: Db, sessionId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.name', 'email', 'status', 'avatar', 'roles.name as roleName'])
    .select(['invited_at as invitedAt', 'must_change_password', 'seen_at', 'proved_at'])
    .where('sessions.id', '=', sessionId)
    .where('expires_at', '>', now.toISOString())
    .where('status', '=', 'active')
}

/** Whoever made an access key must still be an administrator; with it they do what editors may. */
export function keyUser(db: Db, now: Date) {
  return db
    .selectFrom('access_keys')
    .innerJoin('users', 'users.id', 'access_keys.user_id')
    .select(['users.id', 'users.name', 'email', 'status', 'avatar', 'invited_at as invitedAt'])
    .select(({ val }) => val<RoleName>('editor').as('roleName'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('status', '=', 'active')
    .where('role_id', '=', roleIds.admin)
}

function userOf(db: Db, right: StaffRight, isLocked: boolean): Promise<User | undefined> {
  if ('keyId' in right) {
    const byKey = keyUser(db, right.at).where('access_keys.id', '=', right.keyId)
    return byKey.$if(isLocked, (row) => row.forShare(['users', 'access_keys'])).executeTakeFirst()
  }
  const bySession = sessionUser(db, right.sessionId, right.at)
  return bySession.$if(isLocked, (row) => row.forShare(['users', 'sessions'])).executeTakeFirst()
}

/** Throws Problem('unauthorized') or Problem('forbidden'). */
export async function requireRight(db: Db, right: Right): Promise<void> {
  if (typeof right === 'string') return
  requireRole(await userOf(db, right, false), right)
}

/** The lock keeps the right from ending until the transaction does. */
export async function lockRight(
  trx: Db,
  engine: 'sqlite' | 'postgres',
  right: Right,
): Promise<void> {
  // SQLite has one writer at a time.
  if (engine === 'sqlite' || typeof right === 'string') {
    return requireRight(trx, right)
  }
  // Lock users first, like everything that ends sessions; otherwise two would deadlock.
  requireRole(await userOf(trx, right, true), right)
}

/**
 * Throws Problem('frozen') to those whom a frozen site refuses. In PostgreSQL, having read the table is
 * what freezing waits for, so that nothing is written after it.
 */
export async function refuseFrozen(trx: Db, right: Right): Promise<void> {
  if (right === 'product' || right === 'session') return
  if ((await findSetting(trx, 'frozen')) === undefined) return
  throw new Problem('frozen', { retryAfter: 60 })
}

function requireRole(user: User | undefined, { role }: StaffRight): void {
  if (!user) throw new Problem('unauthorized')
  if (!hasRole(user, role)) throw new Problem('forbidden')
}
