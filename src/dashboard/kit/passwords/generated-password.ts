/** Characters that look alike, such as 0 and O, are left out. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groups = 4
const groupLength = 5

type RandomBytes = (count: number) => Uint8Array
const browserBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count))

/** Four groups of five characters: 116 bits that can still be read aloud. */
export function generatedPassword(bytes: RandomBytes = browserBytes): string {
  const picked = Array.from({ length: groups * groupLength }, () => pick(bytes))
  const starts = Array.from({ length: groups }, (_, group) => group * groupLength)
  return starts.map((start) => picked.slice(start, start + groupLength).join('')).join('-')
}

/** Bytes that would make the first characters more likely are drawn again. */
function pick(bytes: RandomBytes): string {
  const fair = 256 - (256 % characters.length)
  for (;;) {
    const [byte = fair] = bytes(1)
    if (byte < fair) return characters.charAt(byte % characters.length)
  }
}
