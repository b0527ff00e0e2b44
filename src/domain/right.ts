import type { RoleName } from './user.ts'

/** The session that staff write in, and the role they had in it when they were let in. */
export type StaffRight = { sessionId: string; role: RoleName; at: Date }

/**
 * By what right something is written. That of staff is asked again in the transaction that writes; what
 * visitors and the product itself may write, nobody takes from them.
 */
export type Right = StaffRight | 'visitor' | 'product'
