import type { Author } from '../documents/revision.ts'
import { hasRole, type User } from '../people/user.ts'

export const noteLength = 2_000
export const mostNotes = 100

export type Note = { id: number; text: string; by: Author; at: Date }

export function mayRemoveNote(user: Pick<User, 'id' | 'roleName'>, authorId: number | null) {
  return user.id === authorId || hasRole(user, 'admin')
}
