import type { RoleName } from './user.ts'

export const secondFactorGroups = ['nobody', 'administrators', 'everybody'] as const
export type SecondFactorGroup = (typeof secondFactorGroups)[number]

export type Security = {
  secondFactorFor: SecondFactorGroup
  strongPasswords: boolean
  idleMinutes: number | null
}

export const idleMinutesRange = { min: 15, max: 480 } as const

export const firstSecurity: Security = {
  secondFactorFor: 'nobody',
  strongPasswords: false,
  idleMinutes: null,
}

export function mustHaveSecondFactor(group: SecondFactorGroup, role: RoleName): boolean {
  return group === 'everybody' || (group === 'administrators' && role === 'admin')
}
