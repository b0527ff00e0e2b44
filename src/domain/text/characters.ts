// oxlint-disable-next-line no-control-regex -- PostgreSQL has no room for this one
export const storable = /^[^\x00]*$/

/** One of them shows `gpj.exe` as `exe.jpg`. */
export const directionSigns = /[\u202a-\u202e\u2066-\u2069]/g

/** Counts code points, so that an emoji is one character. */
export function isLonger(text: string, limit: number): boolean {
  return text.length > limit && (text.length > 2 * limit || [...text].length > limit)
}

const latin = /\p{Script=Latin}/u
const similarScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
/** Every letter is of these scripts and looks like a Latin one. */
const lookalikes = /^[\d_-]*[асԁеһіјӏорԛѕѵԝхуүαικνορυχοօսոց]+[\d_-]*$/iu

/**
 * Mail servers do not know full-width letters, and a Cyrillic `а` among Latin letters makes another
 * address.
 */
export function isOfPlainLetters(email: string): boolean {
  if (email.normalize('NFKC') !== email.normalize('NFC')) return false
  return email
    .split(/[@.]/)
    .every((part) => !(latin.test(part) ? similarScripts : lookalikes).test(part))
}

export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
}
