import { passwordLength } from '../../../domain/people/user.ts'

export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Attackers try these first. */
const common = ['password', 'passwort', 'qwerty', 'azerty', 'letmein', 'welcome', 'admin', 'wajha']

const alphabets: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Lo}/u, 36],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 30],
]
/** The thresholds are in bits: each begins the next better strength. */
const thresholds = [45, 65, 85]

/**
 * The strength is roughly how long it would take to guess; parts known of its owner are not
 * counted.
 */
export function passwordStrength(password: string, known: string[] = []): Strength {
  if ([...password].length < passwordLength.min) return 'weak'
  const bits = bitsOf(withoutKnown(password, [...common, ...known]))
  return strengths[thresholds.filter((bound) => bits >= bound).length] ?? 'strong'
}

/** A character that repeats the one before it, or counts on from it, says next to nothing. */
function bitsOf(text: string): number {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0)
  const isNew = (point: number, index: number) => Math.abs(point - (points[index - 1] ?? -9)) > 1
  const size = alphabets.reduce(
    (sum, [letters, count]) => sum + (letters.test(text) ? count : 0),
    0,
  )
  return points.filter(isNew).length * Math.log2(Math.max(2, size))
}

function withoutKnown(password: string, known: string[]): string {
  const words = known.flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
  return words
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
}
