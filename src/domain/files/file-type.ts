export const fileTypes = ['pdf', 'docx', 'xlsx', 'zip'] as const
export type FileType = (typeof fileTypes)[number]

const office = 'application/vnd.openxmlformats-officedocument'
export const contentTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  zip: 'application/zip',
}

type ReadBytes = (start: number, length: number) => Promise<Uint8Array>

const edge = 1_024
const longestEnd = 65_557
const endLength = 22
const entryLength = 46
const mostEntries = 20_000
const longestDirectory = 2 * 1024 ** 2
const mostUnpacked = 1024 ** 3

/** The content alone says it, and is never unpacked; undefined for all that is not wholly one of these. */
export async function fileTypeOf(read: ReadBytes, size: number): Promise<FileType | undefined> {
  const directory = await zipDirectory(read, size)
  const beginning = latin(await read(0, edge))
  if (directory)
    return beginning.startsWith('PK\u0003\u0004') ? typeOfZip(read, directory) : undefined
  return isPdf(beginning, latin(await read(Math.max(0, size - edge), edge))) ? 'pdf' : undefined
}

function isPdf(beginning: string, end: string): boolean {
  return /^(\xef\xbb\xbf)?[\s\0]*%PDF-\d/.test(beginning) && /%%EOF(?![^]*(?:%%EOF|<|PK))/.test(end)
}

type Directory = { start: number; length: number; entries: number }

async function zipDirectory(read: ReadBytes, size: number): Promise<Directory | undefined> {
  const end = await read(Math.max(0, size - longestEnd), longestEnd)
  const view = viewOf(end)
  for (let at = end.length - endLength; at >= 0; at--) {
    const isRecord =
      view.getUint32(at, true) === 0x06054b50 &&
      at + endLength + view.getUint16(at + 20, true) === end.length
    if (!isRecord) continue
    const [length, start] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)]
    const isWhole = start + length === size - end.length + at
    const entries =
      isWhole && view.getUint32(at + 4, true) === 0 ? view.getUint16(at + 10, true) : 0
    return { start, length, entries }
  }
  return undefined
}

async function typeOfZip(read: ReadBytes, directory: Directory): Promise<FileType | undefined> {
  const { start, length, entries } = directory
  if (entries === 0 || entries > mostEntries || length > longestDirectory) return undefined
  const names = namesIn(await read(start, length), directory)
  if (!names?.every(isHarmless)) return undefined
  const has = (name: string) => names.includes(name)
  if (!has('[Content_Types].xml')) return 'zip'
  if (has('word/document.xml')) return 'docx'
  return has('xl/workbook.xml') ? 'xlsx' : 'zip'
}

function namesIn(bytes: Uint8Array, { start, entries }: Directory): string[] | undefined {
  const view = viewOf(bytes)
  const names: string[] = []
  let [at, packed, unpacked] = [0, 0, 0]
  while (at + entryLength <= bytes.length && view.getUint32(at, true) === 0x02014b50) {
    packed += view.getUint32(at + 20, true)
    unpacked += view.getUint32(at + 24, true)
    const nameEnd = at + entryLength + view.getUint16(at + 28, true)
    names.push(new TextDecoder().decode(bytes.subarray(at + entryLength, nameEnd)))
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  const isTrue = at === bytes.length && names.length === entries && packed <= start
  return isTrue && unpacked <= mostUnpacked ? names : undefined
}

function isHarmless(name: string): boolean {
  return !/vbaproject\.bin$|(^|\/)macrosheets\/|^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i.test(
    name,
  )
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
