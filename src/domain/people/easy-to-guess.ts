import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { passwordLength } from './user.ts'

const productNames = ['Wajha', 'واجهة']
const digitsAndJoints = /^[\p{N}\s@._'’-]*$/u

/** A common password, or one of names and digits alone; names are the owner's and the company's. */
export function isEasyToGuess(password: string, names: string[]): boolean {
  if ([...password].length < passwordLength.min) return false
  return (
    commonPasswords.includes(password.toLowerCase()) ||
    consistsOfNames(password, [...names, ...productNames])
  )
}

function consistsOfNames(password: string, names: string[]): boolean {
  const parts = names.flatMap((name) => folded(name).match(/\p{L}+/gu) ?? [])
  const longestFirst = parts.toSorted((one, other) => other.length - one.length)
  const whole = folded(password)
  const rest = longestFirst.reduce((text, part) => text.replaceAll(part, ' '), whole)
  return rest !== whole && digitsAndJoints.test(rest)
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
