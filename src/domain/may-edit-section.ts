import type { SectionName } from './section.ts'
import { hasRole, type User } from './user.ts'

export function mayEditSection(user: User, name: SectionName): boolean {
  return hasRole(user, name === 'identity' ? 'admin' : 'editor')
}
