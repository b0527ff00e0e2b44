import { cleaned } from '../text/short-value.ts'

export const emailLimit = 254

/** Accounts are told apart by this, however an address was pasted or typed. */
export function normalisedEmail(email: string): string {
  return cleaned('email', email).normalize('NFKC').toLowerCase()
}
