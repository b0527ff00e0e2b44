import { isObject } from './markdown-file.ts'

const place = /<!-- wp:footnotes\b[^<>]*-->/
const sign = /<sup\b[^<>]*\bdata-fn="[^"]*"[^<>]*>(?:<a\b[^<>]*>)?([^<]*)(?:<\/a>)?<\/sup>/g

/** WordPress keeps footnotes beside the text, which only says where they are shown. */
export function withFootnotes(content: string, written: string | undefined): string {
  const notes = notesIn(written)
  if (notes.length === 0 || !place.test(content)) return content
  const list = `<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>`
  return content.replace(place, () => list).replace(sign, '<sup>$1</sup>')
}

function notesIn(written = ''): string[] {
  try {
    const notes: unknown = JSON.parse(written)
    if (!Array.isArray(notes)) return []
    return notes.flatMap((note: unknown) =>
      isObject(note) && typeof note.content === 'string' ? [note.content] : [],
    )
  } catch {
    return []
  }
}
