import { cleaned } from '../text/short-value.ts'

export const recoveryCodeCount = 10
const length = 16
const selectorLength = 4
/** Those that are easily mistaken for others are missing: I, L, O and U. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export type RecoveryCode = { selector: string; secret: string }

export function newRecoveryCodes(): RecoveryCode[] {
  const codes = new Map<string, RecoveryCode>()
  while (codes.size < recoveryCodeCount) {
    const bytes = crypto.getRandomValues(new Uint8Array(length))
    const code = parted([...bytes].map((byte) => characters[byte % characters.length]).join(''))
    codes.set(code.selector, code)
  }
  return [...codes.values()]
}

/** Reads a code as it is typed: in groups, in small letters, with an O for a zero. */
export function recoveryCodeIn(text: string): RecoveryCode {
  const code = cleaned('oneTimeCode', text)
  return parted(code.replaceAll('O', '0').replace(/[IL]/g, '1'))
}

export function shownRecoveryCode({ selector, secret }: RecoveryCode): string {
  return (selector + secret).replace(/(?<=.)(?=(.{4})+$)/g, '-')
}

function parted(code: string): RecoveryCode {
  return { selector: code.slice(0, selectorLength), secret: code.slice(selectorLength) }
}
