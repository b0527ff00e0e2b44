import type { RoleName } from './user.ts'

/** The role at the time of the request. */
export type StaffRight = { sessionId: string; role: RoleName; at: Date }

/**
 * Staff rights are checked again in the transaction that writes; the others always may: visitors, what
 * opens and ends a session, the owner of the machine, and the product itself. A frozen site refuses all but
 * sessions and the product.
 */
export type Right = StaffRight | 'visitor' | 'session' | 'machine' | 'product'
