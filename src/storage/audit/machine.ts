import { userInfo } from 'node:os'
import type { PlainEdit } from '../../domain/documents/revision.ts'

/** The owner of the machine may do everything, as the system user of a command. */
export function byMachine(): PlainEdit & { by: { id: null; name: string } } {
  return { by: { id: null, name: systemUser() }, right: 'machine', at: new Date() }
}

/** Users of a container may have a number alone. */
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? '')
  }
}
