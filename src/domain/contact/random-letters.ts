const usualLetters = [
  { script: /\p{Script=Arab}/gu, usual: /[اأإآلمنويترهة]/g, least: 0.4 },
  { script: /[a-z]/gi, usual: /[etaoinsrhl]/gi, least: 0.45 },
]
const countedLetters = 25

/** Letters in the order of writing that Arabic roots do not put side by side, and places of letters. */
const strangeArabic =
  /ح[خغ]|خ[حعغ]|ع[حخغ]|غ[حخعق]|ج[قظ]|ق[غج]|ث[سشصضظذزط]|ذ[ثسشصضظزط]|ز[ثذسشصضظ]|س[ثصضظز]|ش[ثضز]|ص[ثذزسشضظ]|ض[ثذزسشصظ]|ط[ثذصضظج]|ظ[ثذزسشصضطدجحخغ]|د[ظضط]|ء[بثجحخدذرزسشصضطظعغفق]|^[ئؤءىة]|[ىة]\p{L}/gu
const strangeLatin =
  /^[bcdfghjklmnpqrstvwxz]{4}|[bcdfghjklmnpqrstvwxz]{5}|b[fgpqxz]|c[bdgpqwx]|d[bx]|f[bcdjkmnpvwyz]|g[fmpqx]|h[lpxz]|j[bfghpqrwyz]|k[dgpqxz]|l[rz]|m[fgnqvxz]|nx|p[bgjkmnqxz]|q[bcdfghjkmnptwxyz]|s[qx]|t[bdgpq]|v[bfghklmpqtvwxz]|w[fgjkqtuvwxz]|x[cdfgjklmnpqrstvwxyz]|y[gqwx]|z[fghmqx]/g
const strangeCapitals = /\p{Ll}\p{Lu}+\p{Ll}+\p{Lu}/gu
const rowsOfKeys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحج', 'شسيبلاتنمك', 'ئءؤرلاىةوزظ']
const keys = [...rowsOfKeys, ...rowsOfKeys.map((row) => [...row].toReversed().join(''))]
const slide = 5
const wordLength = { Arabic: 4, Latin: 5 } as const
/** One alone may be a name, or a space that is missing. */
const fewestOddities = 2
const judgedLength = 2_000

export function isOfRandomLetters(text: string): boolean {
  const plain = text
    .slice(0, judgedLength)
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .normalize('NFKC')
  return hasSeldomLetters(plain) || hasStrangeWords(plain)
}

function hasSeldomLetters(text: string): boolean {
  return usualLetters.some(({ script, usual, least }) => {
    const letters = text.match(script)?.length ?? 0
    return letters >= countedLetters && (text.match(usual)?.length ?? 0) < least * letters
  })
}

function hasStrangeWords(text: string): boolean {
  const all = text.match(/\p{L}+/gu) ?? []
  const words = all.filter(({ length }) => length >= wordLength.Arabic)
  const strange = words.map(oddities).filter((count) => count > 0)
  const found = strange.reduce((sum, count) => sum + count, 0)
  const isMost = 2 * strange.length >= words.length && 4 * strange.length >= all.length
  return isMost && found >= fewestOddities
}

const mostWords = 3

export function hasOddLetters(text: string): boolean {
  const words = text.slice(0, judgedLength).match(/\p{L}+/gu) ?? []
  return (
    words.length <= mostWords &&
    words.some((word) => word.length >= wordLength.Latin && oddities(word) > 0)
  )
}

function oddities(word: string): number {
  if (hasSlide(word.toLowerCase())) return fewestOddities
  if (!/^[a-z]+$/i.test(word)) return word.match(strangeArabic)?.length ?? 0
  if (word.length < wordLength.Latin) return 0
  const found = [word.match(strangeCapitals), word.toLowerCase().match(strangeLatin)]
  return found.flatMap((matches) => matches ?? []).length
}

function hasSlide(word: string): boolean {
  return keys.some((row) => {
    const parts = [...row].slice(slide - 1).map((_key, index) => row.slice(index, index + slide))
    return parts.some((part) => word.includes(part))
  })
}
