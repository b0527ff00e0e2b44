import { largestPart } from './cut-export.ts'

export type JsonRow = {
  table: string
  start: number
  size: number
  bytes: Uint8Array | null
  isCutOff: boolean
}

const most = { depth: 40, lists: 10_000, name: 40 }
const [quote, backslash, openList, closeList, openObject, closeObject] = Buffer.from('"\\[]{}')
const betweenTexts: ReadonlySet<number> = new Set(
  Buffer.from('{}[]:,"-+.0123456789Etruefalsn \t\r\n'),
)
const firstPrintable = 0x20
/** Quotes within a text are escaped, so that neither of these can stand in one. */
const nextRow = /\}\s*,\s*(?=\{\s*"id"\s*:)|"(\w{1,40})"\s*:\s*\[(?=\s*\{)/
const margin = 128

/**
 * Gives the rows of `{"db": [{"data": {table: [row, …]}}]}`, one at a time, however large the file is. A row that is
 * damaged ends where the next one begins.
 */
export async function* cutJson(
  chunks: AsyncIterable<Uint8Array>,
  tables: ReadonlySet<string>,
): AsyncGenerator<JsonRow> {
  const cutter = createCutter(tables)
  for await (const chunk of chunks) yield* cutter.cut(chunk)
  yield* cutter.end()
}

type Frame = { isList: boolean; name: string }
type Open = Omit<JsonRow, 'bytes' | 'isCutOff'> & {
  pieces: Uint8Array[]
  depth: number
  lists: number
  isTooMuch: boolean
  isDamaged: boolean
}

function createCutter(tables: ReadonlySet<string>) {
  const frames: Frame[] = []
  let rest = Buffer.alloc(0)
  let position = 0
  let isText = false
  let isEscaped = false
  let name = ''
  let open: Open | undefined
  let isForeign = false

  function* cut(chunk: Uint8Array, isLast = false): Generator<JsonRow> {
    if (isForeign) return
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    while (rest.length > 0) {
      if (open?.isDamaged) {
        if (!(yield* recover(isLast))) return
      } else yield* step()
    }
  }

  function* step(): Generator<JsonRow> {
    const bytes = rest
    for (let at = isText ? endOfText(bytes, 0) + 1 : 0; at < bytes.length; at += 1) {
      const byte = bytes[at] as number
      if (open?.isDamaged) {
        pass(Math.max(0, at - margin))
        return
      }
      if (byte === quote) at = endOfText(bytes, beginText(at))
      else if (byte === openObject || byte === openList) {
        const table = open || byte === openList ? undefined : tableHere()
        if (table !== undefined) {
          pass(at)
          begin(table)
          return
        }
        enter(byte === openList)
      } else if ((byte === closeObject || byte === closeList) && leave()) {
        pass(at + 1)
        yield finish(false)
        return
      } else if (open && !betweenTexts.has(byte)) open.isDamaged = true
    }
    pass(bytes.length)
  }

  function beginText(at: number): number {
    isText = true
    name = ''
    return at + 1
  }

  function endOfText(bytes: Uint8Array, from: number): number {
    let at = isEscaped ? from + 1 : from
    let least = quote as number
    for (let byte = bytes[at]; byte !== undefined && byte !== quote; byte = bytes[(at += 1)]) {
      if (byte === backslash) at += 1
      else if (byte < least) least = byte
    }
    if (open && least < firstPrintable) open.isDamaged = true
    if (!open) name += String.fromCharCode(...bytes.subarray(from, Math.min(at, from + most.name)))
    isEscaped = at > bytes.length
    if (at < bytes.length) endName()
    return at
  }

  function endName(): void {
    isText = false
    const frame = frames.at(-1)
    if (!open && frame && !frame.isList) frame.name = name
  }

  function tableHere(): string | undefined {
    const [data, table, list] = frames.slice(-3)
    const isRow = list?.isList && !table?.isList && data?.name === 'data'
    const isDeepEnough = frames.length === 3 || frames.length === 5
    return isRow && isDeepEnough && tables.has(table?.name ?? '') ? table?.name : undefined
  }

  function begin(table: string): void {
    const counts = { size: 0, depth: 1, lists: 0 }
    open = { table, start: position, pieces: [], ...counts, isTooMuch: false, isDamaged: false }
    pass(1)
  }

  function enter(isList: boolean): void {
    if (open) {
      open.depth += 1
      open.lists += 1
      if (open.depth > most.depth || open.lists > most.lists) open.isTooMuch = true
    } else if (frames.length < most.depth) frames.push({ isList, name: '' })
    else isForeign = true
  }

  function leave(): boolean {
    if (open) open.depth -= 1
    else frames.pop()
    return open?.depth === 0
  }

  function* recover(isLast: boolean): Generator<JsonRow, boolean> {
    const match = nextRow.exec(rest.toString('latin1'))
    if (match) {
      pass(match.index)
      yield finish(true)
      const [, table] = match
      if (table) (frames.at(-2) as Frame).name = table
      pass(match[0].length)
    } else pass(isLast ? rest.length : Math.max(0, rest.length - margin))
    return match !== null
  }

  function finish(isCutOff: boolean): JsonRow {
    const { table, start, size, pieces, isTooMuch } = open as Open
    open = undefined
    isText = false
    isEscaped = false
    const read = isTooMuch ? Buffer.alloc(0) : Buffer.concat(pieces)
    return { table, start, size, bytes: size > largestPart ? null : read, isCutOff }
  }

  function pass(size: number): void {
    if (open) {
      open.size += size
      if (open.size > largestPart) open.pieces = []
      else open.pieces.push(rest.subarray(0, size))
    }
    position += size
    rest = rest.subarray(size)
  }

  return {
    cut,
    *end(): Generator<JsonRow> {
      yield* cut(Buffer.alloc(0), true)
      if (open) yield finish(true)
    },
  }
}
