import { data } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import { storedRole } from '../session.ts'

/**
 * Call it first in the loader of an administrators' page. The API refuses everybody else, too; a
 * refusal in a middleware would remove the shell around the page.
 */
export function adminsOnly(): void {
  if (storedRole() !== 'admin') throw data(messages.forbidden, { status: 403 })
}
