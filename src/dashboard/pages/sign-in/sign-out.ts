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

/** On the server: without a loader there, the address opened by itself is an error in JSON. */
export function loader() {
  throw redirect(homePath)
}
