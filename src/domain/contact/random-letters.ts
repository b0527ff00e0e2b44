/** The letters that most of any text consists of, and the least share that they have in it. */
const usualLetters = [
  { script: /\p{Script=Arab}/gu, usual: /[اأإآلمنويترهة]/g, least: 0.4 },
  { script: /[a-z]/gi, usual: /[etaoinsrhl]/gi, least: 0.45 },
]
/** In fewer letters a share says little. */
const countedLetters = 20

/** Letters in the order of writing that Arabic roots do not put side by side, and places of letters. */
const strangeArabic =
  /ح[خغ]|خ[حعغ]|ع[حخغ]|غ[حخعق]|ج[قظ]|ق[غج]|ث[سشصضظذزط]|ذ[ثسشصضظزط]|ز[ثذسشصضظ]|س[ثصضظز]|ش[ثضز]|ص[ثذزسشضظ]|ض[ثذزسشصظ]|ط[ثذصضظج]|ظ[ثذزسشصضطدجحخغ]|د[ظضط]|^[ؤءىة]|[ىة]\p{L}/u
const strangeLatin =
  /[bcdfghjklmnpqrstvwxz]{5}|b[qxz]|c[bgjvx]|d[xq]|f[qvxz]|g[qvx]|h[qx]|j[cfgkpqtvxyz]|k[qxz]|l[qx]|m[qx]|p[qvxz]|q[cfgjkpvxz]|t[qx]|v[bcfghjkmpqtwxz]|w[jqvxz]|x[gjkrvz]|z[cfgjkpqvx]/
const strangeCapitals = /\p{Ll}\p{Lu}+\p{Ll}+\p{Lu}/u
/** Shorter ones are often abbreviations. */
const wordLength = { Arabic: 4, Latin: 5 } as const
const fewestLetters = 8

/** Says whether nobody can read it: most of its words are none, or its letters are seldom ones. */
export function isOfRandomLetters(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\p{M}\p{Cf}ـ]/gu, '')
  return hasSeldomLetters(plain) || hasStrangeWords(plain)
}

function hasSeldomLetters(text: string): boolean {
  return usualLetters.some(({ script, usual, least }) => {
    const letters = text.match(script)?.length ?? 0
    return letters >= countedLetters && (text.match(usual)?.length ?? 0) < least * letters
  })
}

function hasStrangeWords(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= wordLength.Arabic)
  const strange = words.filter(isStrange)
  return 2 * strange.length >= words.length && strange.join('').length >= fewestLetters
}

function isStrange(word: string): boolean {
  if (word.length < wordLength.Latin || !/^[a-z]+$/i.test(word)) return strangeArabic.test(word)
  return strangeCapitals.test(word) || strangeLatin.test(word.toLowerCase())
}
