type PhpValue = string | number | boolean | null | Map<string, PhpValue>

const deepest = 8

/** Lengths are in bytes. Throws for objects, references and whatever is damaged. */
export function readSerialisedPhp(text: string): PhpValue {
  const bytes = Buffer.from(text)
  let position = 0
  const value = read(0)
  if (position !== bytes.length) throw new Error('more follows')
  return value

  function read(depth: number): PhpValue {
    if (depth > deepest) throw new Error('too deep')
    const kind = take(2)
    switch (kind) {
      case 'N;':
        return null
      case 'b:':
        return until(';') === '1'
      case 'i:':
      case 'd:':
        return numberIn(until(';'))
      case 's:':
        return readString()
      case 'a:':
        return readArray(depth)
      default:
        throw new Error(`no value: ${kind}`)
    }
  }

  function readString(): string {
    const length = numberIn(until(':'))
    expectNext('"')
    const text = take(length)
    expectNext('";')
    return text
  }

  function readArray(depth: number): PhpValue {
    const count = numberIn(until(':'))
    expectNext('{')
    const entries = new Map<string, PhpValue>()
    for (let index = 0; index < count; index++) {
      entries.set(String(read(depth + 1)), read(depth + 1))
    }
    expectNext('}')
    return entries
  }

  function take(length: number): string {
    if (!(length >= 0) || position + length > bytes.length) throw new Error('cut off')
    position += length
    return bytes.toString('utf8', position - length, position)
  }

  function until(sign: string): string {
    const end = bytes.indexOf(sign, position)
    if (end < 0) throw new Error('cut off')
    const found = take(end - position)
    position += sign.length
    return found
  }

  function expectNext(signs: string): void {
    if (take(signs.length) !== signs) throw new Error(`not ${signs}`)
  }
}

function numberIn(text: string): number {
  const number = Number(text)
  if (text === '' || Number.isNaN(number)) throw new Error('no number')
  return number
}
