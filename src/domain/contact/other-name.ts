const shortestPart = 3
const inCommon = 3

/** Programs take name and address from two lists. */
export function namesAnother(local: string, name: string, text = ''): boolean {
  const parts = plain(local)
    .split(/[._\d]+/)
    .filter(({ length }) => length >= shortestPart)
  const own = plain(name).replace(/[^a-z]/g, '')
  if (parts.length !== 2 || parts.some((part) => /[^a-z]/.test(part))) return false
  if (own.length < shortestPart || /[^\p{Script=Latin}\P{L}]/u.test(name)) return false
  const signed = new Set(plain(text).match(/[a-z]+/g))
  return !parts.some((part) => signed.has(part) || sharesLetters(part, own))
}

function sharesLetters(part: string, own: string): boolean {
  const starts = Array.from({ length: part.length - inCommon + 1 }, (_start, index) => index)
  return starts.some((index) => own.includes(part.slice(index, index + inCommon)))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
