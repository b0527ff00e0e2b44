import { Problem } from '../../domain/problem.ts'
import { hasRole, type User, type Right, type StaffRight } from '../../domain/people/user.ts'
import { findSetting } from './settings.ts'
import type { Db, Trx } from './tables.ts'

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

/** Throws Problem('unauthorized') or Problem('forbidden'). */
export async function requireRight(db: Db, right: Right): Promise<void> {
  if (typeof right === 'string') return
  requireRole(await sessionUser(db, right.sessionId, right.at).executeTakeFirst(), right)
}

/** The lock keeps the right from ending until the transaction does. */
export async function lockRight(
  trx: Trx,
  engine: 'sqlite' | 'postgres',
  right: Right,
): Promise<void> {
  // SQLite has one writer at a time.
  if (engine === 'sqlite' || typeof right === 'string') {
    return requireRight(trx, right)
  }
  // Lock users first, like everything that ends sessions; otherwise two would deadlock.
  const held = sessionUser(trx, right.sessionId, right.at).forShare(['users', 'sessions'])
  requireRole(await held.executeTakeFirst(), right)
}

/**
 * Throws Problem('frozen') to those whom a frozen site refuses. In PostgreSQL, having read the table is
 * what freezing waits for, so that nothing is written after it.
 */
export async function refuseFrozen(trx: Trx, right: Right): Promise<void> {
  if (right === 'product' || right === 'session') return
  if ((await findSetting(trx, 'frozen')) === undefined) return
  throw new Problem('frozen', { retryAfter: 60 })
}

function requireRole(user: User | undefined, { role }: StaffRight): void {
  if (!user) throw new Problem('unauthorized')
  if (!hasRole(user, role)) throw new Problem('forbidden')
}
