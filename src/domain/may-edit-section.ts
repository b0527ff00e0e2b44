import type { SectionName } from './section.ts'
import { hasRole, type User } from './user.ts'

/** The company's name and logo are the administrators' concern. */
export function mayEditSection(user: User, name: SectionName): boolean {
  return hasRole(user, name === 'identity' ? 'admin' : 'editor')
}
