import { redirect } from 'react-router'
import { sessionApi } from '../../../api/client/session-api.ts'
import { client } from '../../app/client.ts'
import { forgetToasts } from '../../app/toast-queue.ts'
import { dropAllDrafts } from '../../editor/document/draft-store.ts'
import { endSession, homePath, signInPath } from '../../app/session.ts'

/** Signing out is a submission to an address of its own, so that unsaved changes are asked about first. */
export async function clientAction() {
  const signedOut = client(sessionApi).signOut()
  // The session ends at once: calls that are still on their way are answered 401 and would lead to
  // sign in again.
  endSession()
  await signedOut
  await dropAllDrafts()
  forgetToasts()
  return redirect(signInPath)
}

/** The address opened by itself would be an error in JSON if the server had no loader for it. */
export function loader() {
  throw redirect(homePath)
}
