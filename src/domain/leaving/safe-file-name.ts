const mostBytes = { name: 120, stem: 72 }

const forbidden = /[\p{C}\p{Z}<>:"/\\|?*]+/gu
const devices = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i

export function safeStem(name: string): string {
  const whole = safe(name, Infinity)
  const stem = safe(name, mostBytes.stem)
  const isWithinWord = stem !== whole && whole[stem.length] !== '-'
  const end = stem.lastIndexOf('-')
  return isWithinWord && end > 0 ? stem.slice(0, end) : stem
}

export function safeFileName(name: string): string {
  const [ending = ''] = /\.[a-z\d]{1,5}$/i.exec(name) ?? []
  const stem = name.slice(0, name.length - ending.length)
  return `${safe(stem, mostBytes.name - ending.length)}${ending}`
}

function safe(name: string, most: number): string {
  const written = name
    .normalize('NFC')
    .replace(forbidden, '-')
    .replace(/^[.-]+/, '')
  const cut = cutToBytes(written.replace(devices, '_$1'), most).replace(/[.-]+$/, '')
  return cut || 'file'
}

function cutToBytes(text: string, most: number): string {
  if (encoder.encode(text).length <= most) return text
  let [bytes, cut] = [0, '']
  for (const { segment } of graphemes.segment(text)) {
    bytes += encoder.encode(segment).length
    if (bytes > most) return cut
    cut += segment
  }
  return cut
}

const graphemes = new Intl.Segmenter('en')
const encoder = new TextEncoder()
