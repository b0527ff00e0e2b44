const partNames = [
  'title',
  'description',
  'link',
  'language',
  'wp:base_blog_url',
  'wp:author',
  'wp:category',
  'wp:tag',
  'wp:term',
  'item',
] as const
type PartName = (typeof partNames)[number]

/** `bytes` is null where it is larger than `largestPart`. */
export type ExportPart = {
  name: PartName
  start: number
  size: number
  bytes: Uint8Array | null
  isCutOff: boolean
}

export const largestPart = 16 * 1024 * 1024
const longestTag = 4_096
const tagSign = 0x3c
/** The longest of what is looked for within CDATA: the end, and the next item. */
const margin = 64
const beginningOfItem = /^<item>\s*<title>/

/** Holds one part at a time, however large the file is; a part that never ends, ends where the next item begins. */
export async function* cutExport(
  chunks: AsyncIterable<Uint8Array>,
  start = 0,
): AsyncGenerator<ExportPart> {
  const cutter = createCutter(start)
  for await (const chunk of chunks) yield* cutter.cut(chunk)
  yield* cutter.end()
}

type Open = { name: PartName; start: number; size: number; pieces: Uint8Array[] }

function createCutter(start: number) {
  let rest = Buffer.alloc(0)
  let position = start
  let closing = ''
  let open: Open | undefined

  function* cut(chunk: Uint8Array, isLast = false): Generator<ExportPart> {
    rest = Buffer.concat([rest, chunk])
    while (rest.length > 0) {
      if (closing !== '') {
        const end = rest.indexOf(closing)
        const item = open ? nextItem(rest, end) : -1
        if (item >= 0) {
          pass(item)
          yield* finish(true)
          closing = ''
        } else if (end >= 0) {
          pass(end + closing.length)
          closing = ''
        } else {
          pass(isLast ? rest.length : Math.max(0, rest.length - margin))
          return
        }
      } else if (rest[0] !== tagSign) {
        const next = rest.indexOf(tagSign)
        pass(next < 0 ? rest.length : next)
      } else if (rest.length < 9 && !rest.includes('>') && !isLast) return
      else if (startsWith('<![CDATA[')) enter('<![CDATA[', ']]>')
      else if (startsWith('<!--')) enter('<!--', '-->')
      else {
        const other = rest.indexOf(tagSign, 1)
        const end = (other < 0 ? rest : rest.subarray(0, other)).indexOf('>')
        if (end < 0 && other < 0 && rest.length < longestTag && !isLast) return
        // A sign that no tag follows is text.
        if (end < 0) pass(1)
        else yield* tag(rest.toString('latin1', 1, end), end + 1)
      }
    }
  }

  function startsWith(text: string): boolean {
    return rest.subarray(0, text.length).equals(Buffer.from(text))
  }

  function* tag(text: string, size: number): Generator<ExportPart> {
    const [, slash, name = ''] = /^(\/?)([\w:]+)/.exec(text) ?? []
    if (slash) {
      pass(size)
      if (open?.name === name) yield* finish(false)
    } else if (isPartName(name) && (!open || name === 'item')) {
      yield* finish(true)
      open = { name, start: position, size: 0, pieces: [] }
      pass(size)
      if (text.endsWith('/')) yield* finish(false)
    } else pass(size)
  }

  function* finish(isCutOff: boolean): Generator<ExportPart> {
    if (!open) return
    const { name, start, size, pieces } = open
    open = undefined
    yield { name, start, size, bytes: size > largestPart ? null : Buffer.concat(pieces), isCutOff }
  }

  function enter(beginning: string, end: string): void {
    pass(beginning.length)
    closing = end
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
    *end(): Generator<ExportPart> {
      yield* cut(Buffer.alloc(0), true)
      yield* finish(true)
    },
  }
}

/** A text that quotes an export has the signs of tags as entities. */
function nextItem(bytes: Buffer, end: number): number {
  const within = end < 0 ? bytes : bytes.subarray(0, end)
  for (let at = within.indexOf('<item>'); at >= 0; at = within.indexOf('<item>', at + 1)) {
    const before = bytes.toString('latin1', Math.max(0, at - 16), at)
    if (/\n[ \t]*$/.test(before) && beginningOfItem.test(bytes.toString('latin1', at, at + 48))) {
      return at
    }
  }
  return -1
}

function isPartName(name: string): name is PartName {
  return (partNames as readonly string[]).includes(name)
}
