const mostBytes = 120

const forbidden = /[\p{C}\p{Z}<>:"/\\|?*]+/gu
/** Windows keeps these for devices, whatever their ending. */
const devices = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i

/** A name that Windows, macOS and Linux take as it is; the ending stays whole. */
export function safeFileName(name: string, ending: string): string {
  const stem = name
    .normalize('NFC')
    .replace(forbidden, '-')
    .replace(devices, '_$1')
    .replace(/^[.-]+/, '')
  return `${cutToBytes(stem, mostBytes - Buffer.byteLength(ending)).replace(/[.-]+$/, '') || 'file'}${ending}`
}

function cutToBytes(text: string, most: number): string {
  let bytes = 0
  let cut = ''
  for (const { segment } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > most) return cut
    cut += segment
  }
  return cut
}

const graphemes = new Intl.Segmenter('en')
