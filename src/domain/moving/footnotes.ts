import { isObject } from './markdown-file.ts'

const place = /<!-- wp:footnotes\b[^<>]*-->/
const sign = /<sup\b(?=[^<>]*\bdata-fn=)[^<>]*>(?:<a\b[^<>]*>)?([^<]*)(?:<\/a>)?<\/sup>/g

/** WordPress keeps footnotes beside the text, which only says where they are shown. */
export function withFootnotes(content: string, written: string | undefined): string {
  const notes = notesIn(written)
  if (notes.length === 0 || !place.test(content)) return content
  const list = `<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>`
  return content.replace(place, () => list).replace(sign, '<sup>$1</sup>')
}

const signOfMarkdown = /<sup>\s*<a\b(?=[^<>]*\bdata-footnote-ref\b)[^<>]*>([^<]*)<\/a>\s*<\/sup>/g
const wayBack = /<a\b(?=[^<>]*\bdata-footnote-backref\b)[^<>]*>[^<]*(?:<sup>[^<]*<\/sup>)?<\/a>/g
const heading = /<h2\b(?=[^<>]*\bid="(?:user-content-)?footnote-label")[^<>]*>[^<]*<\/h2>/

/** Texts here have no links within a line, and their language is not that of the heading. */
export function withBareFootnotes(html: string): string {
  return html.replace(signOfMarkdown, '<sup>$1</sup>').replace(wayBack, '').replace(heading, '')
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
