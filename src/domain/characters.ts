// oxlint-disable-next-line no-control-regex -- PostgreSQL has no room for this one
export const storable = /^[^\x00]*$/

/** Without the signs nobody sees that turn what stands around them: with one, `gpj.exe` is read `exe.jpg`. */
export const unturned = /^[^\u202a-\u202e\u2066-\u2069]*$/

/** Whether a text has more characters than that, of whatever script, not units they are kept in. */
export function isLonger(text: string, limit: number): boolean {
  return text.length > limit && (text.length > 2 * limit || [...text].length > limit)
}
