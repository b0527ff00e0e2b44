export const factors = ['authenticator', 'passkey', 'recovery-code'] as const
export type Factor = (typeof factors)[number]

export type StepPurpose = 'second-factor' | 'passkey' | 'new-passkey'

export const stepMinutes = 5
export const mostTries = 5

export type Passkey = {
  id: string
  name: string
  isBackedUp: boolean
  createdAt: Date
  usedAt: Date | null
}

export type Factors = {
  authenticator: { since: Date } | null
  passkeys: Passkey[]
  recoveryCodesLeft: number
}

export const secondMethods = ['code', 'passkey', 'recovery_code'] as const
export type SecondMethod = (typeof secondMethods)[number]

/** Recovery codes only stand in for another factor; without one, a password is enough. */
export function methodsOf({ authenticator, passkeys, recoveryCodesLeft }: Factors): SecondMethod[] {
  if (!authenticator && passkeys.length === 0) return []
  const given = { code: authenticator, passkey: passkeys.length, recovery_code: recoveryCodesLeft }
  return secondMethods.filter((method) => given[method])
}

export type UsedFactor =
  | { factor: 'authenticator'; step: number }
  | { factor: 'recovery-code'; selector: string }

export type RecoveryCodeHash = { selector: string; hash: string }
