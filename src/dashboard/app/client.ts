import { type Caller, type Client, createClient } from '../../api/client/client.ts'
import { messages } from '../../domain/messages.ts'
import { apiKeyOfDocument } from '../../ui/document-settings.ts'
import { askForProof } from './proof.ts'
import { showToast } from './toast-queue.ts'
import { limited, loseSession, markUsed, storedToken } from './session.ts'

let created: Client | undefined

/** The dashboard's one client; made at the first call because the server loads this file too. */
export function client<Api>(api: (caller: Caller) => Api): Api {
  created ??= createClient({
    apiKey: apiKeyOfDocument(),
    language: () => document.documentElement.lang,
    token: storedToken,
    onUnauthorized: signInAgain,
    onUsed: markUsed,
    onLimited: () => limited.set(true),
    onWritten: notifyMutation,
    onProofNeeded: askForProof,
  })
  return created(api)
}

/** Several calls may fail at once; the user is told once, by the dialog or else by a toast. */
function signInAgain(): void {
  if (!storedToken()) return
  if (loseSession()) showToast('error', messages.unauthorized)
}

const written = 'something-written'

function notifyMutation(): void {
  dispatchEvent(new Event(written))
}

export function onMutation(listener: () => void): () => void {
  addEventListener(written, listener)
  return () => removeEventListener(written, listener)
}
