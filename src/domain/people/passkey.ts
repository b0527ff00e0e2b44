/** An id of a credential has 1,023 bytes at most (WebAuthn, level 3). */
export const passkeyLimits = { ofUser: 20, name: 60, id: 1_364 } as const

export type PasskeyKey = { id: string; publicKey: string; counter: number; transports: string[] }

export type RelyingParty = { id: string; origin: string }

/**
 * Passkeys belong to a domain: they need an encrypted address with a name, or `localhost`. Null
 * where there are none.
 */
export function relyingPartyOf(origin: string): RelyingParty | null {
  const address = URL.parse(origin)
  if (!address) return null
  const { protocol, hostname: id } = address
  const isUsable = id === 'localhost' || (protocol === 'https:' && !isNumeric(id))
  return isUsable ? { id, origin } : null
}

/** A parsed host that ends in a digit is an IPv4 address. */
function isNumeric(host: string): boolean {
  return host.startsWith('[') || /\d$/.test(host)
}
