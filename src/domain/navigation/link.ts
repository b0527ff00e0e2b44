import type { User } from '../people/user.ts'

export const linkPurposes = ['reset', 'invitation'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

const minute = 60_000
const lifetimes: Record<LinkPurpose, number> = {
  reset: 30 * minute,
  invitation: 7 * 24 * 60 * minute,
}

/** Opens an account once. Nothing stored suffices to make its token. */
export type Link = { id: string; userId: number; purpose: LinkPurpose }

/** An invited person has no password to reset. */
export function linkPurposeFor({ invitedAt }: Pick<User, 'invitedAt'>): LinkPurpose {
  return invitedAt === null ? 'reset' : 'invitation'
}

export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + lifetimes[purpose])
}

/** Browsers never send the fragment, so the token stands in it. */
export function linkAddress(site: string, token: string): string {
  return `${site}/login/link#${token}`
}
