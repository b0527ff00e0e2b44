import { caller, type Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export function sessionApi({ call, settings }: Caller) {
  /** Wrong credentials say nothing about an existing token. */
  const callWithoutToken = caller({ apiKey: settings.apiKey, language: settings.language })

  return {
    signIn: (json: Json<'POST /signin'>) => callWithoutToken('POST /signin', { json }),
    passkeyOptions: () => callWithoutToken('POST /signin/passkey/options', {}),
    signInByPasskey: (json: Json<'POST /signin/passkey'>) =>
      callWithoutToken('POST /signin/passkey', { json }),
    confirm: (json: Json<'POST /signin/second-factor'>) =>
      callWithoutToken('POST /signin/second-factor', { json }),
    signOut: () => call('POST /logout', {}),
  }
}
