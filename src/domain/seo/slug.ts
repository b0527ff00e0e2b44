/** Bidi and zero-width marks, tatweel, vowel signs; hamza and madda belong to their letters. */
const dropped = /[\u0610-\u061a\u0640\u064b-\u0652\u0670\u06d6-\u06ed]|\p{Cf}/gu
const latinLetters = /\p{Script=Latin}\p{M}*/gu
const easternDigits = /[٠-٩۰-۹]/g
/** A mark that is left is part of its letter, as in Devanagari. */
const betweenWords = /[^\p{L}\p{M}\p{Nd}]+/gu

type SlugOptions = {
  fallback: string
  most: number
}

/** A slug is readable in every script: `حلول-erp-للشركات`. */
export function slugOf(title: string, { fallback, most }: SlugOptions): string {
  const words = folded(title).replace(betweenWords, '-').replace(/^-|-$/g, '')
  return cutAtHyphen(words, most) || fallback
}

/** A slug is its own slug: what stood apart, as a hamza on a tatweel does, is joined again. */
function folded(title: string): string {
  return title
    .normalize('NFKC')
    .replace(dropped, '')
    .replace(latinLetters, withoutMarks)
    .replace(easternDigits, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .toLowerCase()
    .normalize('NFKC')
}

function withoutMarks(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '')
}

function cutAtHyphen(words: string, most: number): string {
  const characters = [...words]
  if (characters.length <= most) return words
  const end = characters.lastIndexOf('-', most)
  return characters.slice(0, end > 0 ? end : most).join('')
}
