import type { RoleName } from './user.ts'

/** The role at the time of the request. */
export type StaffRight = { sessionId: string; role: RoleName; at: Date }

/**
 * Staff rights are checked again in the transaction that writes; visitors and the product always
 * may.
 */
export type Right = StaffRight | 'visitor' | 'product'
