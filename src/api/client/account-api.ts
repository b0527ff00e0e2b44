import type { Form, Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const accountApi = ({ call }: Caller) => ({
  get: () => call('GET /account', {}),
  change: (form: Form<'PATCH /account'>) => call('PATCH /account', { form }),
  /** All sessions end; the token of the response begins the only one. */
  changePassword: (json: Json<'POST /account/password'>) =>
    call('POST /account/password', { json }),
  prove: (json: Json<'POST /account/proof'>) => call('POST /account/proof', { json }),
  passkeyOptions: () => call('POST /account/passkeys/options', {}),
  addPasskey: (json: Json<'POST /account/passkeys'>) => call('POST /account/passkeys', { json }),
  renamePasskey: (passkey: string, name: string) =>
    call('PATCH /account/passkeys/:passkey', { path: { passkey }, json: { name } }),
  removePasskey: (passkey: string) =>
    call('DELETE /account/passkeys/:passkey', { path: { passkey } }),
  sessions: () => call('GET /account/sessions', {}),
  endSession: (session: string) => call('DELETE /account/sessions/:session', { path: { session } }),
  beginAuthenticator: () => call('POST /account/authenticator', {}),
  confirmAuthenticator: (json: Json<'POST /account/authenticator/confirm'>) =>
    call('POST /account/authenticator/confirm', { json }),
  removeAuthenticator: () => call('DELETE /account/authenticator', {}),
  newRecoveryCodes: () => call('POST /account/recovery-codes', {}),
  endOtherSessions: () => call('POST /account/sessions/end-others', {}),
})
