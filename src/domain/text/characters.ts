// oxlint-disable-next-line no-control-regex -- PostgreSQL has no room for this one
export const storable = /^[^\x00]*$/

/** One of them shows `gpj.exe` as `exe.jpg`. */
export const directionSigns = /[\u202a-\u202e\u2066-\u2069]/g

/** Counts code points, so that an emoji is one character. */
export function isLonger(text: string, limit: number): boolean {
  return text.length > limit && (text.length > 2 * limit || [...text].length > limit)
}
