import type { SectionName } from './section.ts'
import { hasRole, type RoleName, type User } from '../people/user.ts'

const editors: Record<SectionName, RoleName> = {
  banner: 'editor',
  aboutUs: 'editor',
  contactUs: 'editor',
  partners: 'editor',
  identity: 'admin',
  look: 'admin',
  words: 'admin',
  navigation: 'admin',
  seo: 'admin',
}

export function mayEditSection(user: User, name: SectionName): boolean {
  return hasRole(user, editors[name])
}
