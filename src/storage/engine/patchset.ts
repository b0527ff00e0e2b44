type TableChanges = { table: string; bytes: Uint8Array }

const operations = { insert: 18, update: 23, delete: 9 }
const types = { none: 0, integer: 1, real: 2, text: 3, blob: 4, nothing: 5 }

/**
 * Parses what the session extension of SQLite gives: per table a header (`P`, the number of columns,
 * which of them are keys, the name) and its changes. Throws at anything else.
 */
export function* tablesIn(patchset: Uint8Array): Generator<TableChanges> {
  let at = 0
  while (at < patchset.length) {
    const begin = at
    if (patchset[at] !== 0x50) throw new Error('this is no patchset')
    const [columns, afterCount] = varint(patchset, at + 1)
    const keys = patchset.subarray(afterCount, afterCount + columns).filter(Boolean).length
    const end = patchset.indexOf(0, afterCount + columns)
    const table = Buffer.from(patchset.subarray(afterCount + columns, end)).toString()
    at = end + 1
    while (at < patchset.length && patchset[at] !== 0x50) {
      const isDelete = patchset[at] === operations.delete
      at = afterValues(patchset, at + 2, isDelete ? keys : columns)
    }
    yield { table, bytes: patchset.subarray(begin, at) }
  }
}

function afterValues(bytes: Uint8Array, begin: number, count: number): number {
  let at = begin
  for (let value = 0; value < count; value++) {
    const type = bytes[at]
    at += 1
    if (type === types.integer || type === types.real) at += 8
    else if (type === types.text || type === types.blob) {
      const [length, after] = varint(bytes, at)
      at = after + length
    } else if (type !== types.none && type !== types.nothing) throw new Error('this is no patchset')
  }
  return at
}

/** SQLite's: seven bits a byte, the highest first. */
function varint(bytes: Uint8Array, begin: number): [value: number, after: number] {
  let value = 0
  for (let at = begin; at < begin + 8; at++) {
    const byte = bytes[at] ?? 0
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, at + 1]
  }
  throw new Error('this is no patchset')
}
