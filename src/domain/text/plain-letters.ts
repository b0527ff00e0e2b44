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
