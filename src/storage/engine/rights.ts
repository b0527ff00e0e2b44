import { Problem } from '../../domain/problem.ts'
import type { Right, StaffRight } from '../../domain/right.ts'
import { hasRole, type User } from '../../domain/user.ts'
import type { Db, Trx } from './tables.ts'

/** Of an open session, with today's role. */
export function sessionUser(db: Db, sessionId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.name', 'email', 'status', 'avatar', 'roles.name as roleName'])
    .select('must_change_password')
    .where('sessions.id', '=', sessionId)
    .where('expires_at', '>', now.toISOString())
    .where('status', '=', 'active')
}

/** Throws Problem('unauthorized') or Problem('forbidden'). */
export async function requireRight(db: Db, right: Right): Promise<void> {
  if (right === 'visitor' || right === 'product') return
  requireRole(await sessionUser(db, right.sessionId, right.at).executeTakeFirst(), right)
}

/** Also keeps the right from ending until the transaction does. */
export async function lockRight(
  trx: Trx,
  engine: 'sqlite' | 'postgres',
  right: Right,
): Promise<void> {
  // SQLite has one writer at a time.
  if (engine === 'sqlite' || right === 'visitor' || right === 'product') {
    return requireRight(trx, right)
  }
  // Lock users first, like everything that ends sessions; otherwise two would deadlock.
  const held = sessionUser(trx, right.sessionId, right.at).forShare(['users', 'sessions'])
  requireRole(await held.executeTakeFirst(), right)
}

function requireRole(user: User | undefined, { role }: StaffRight): void {
  if (!user) throw new Problem('unauthorized')
  if (!hasRole(user, role)) throw new Problem('forbidden')
}
