import {
  type RichTextPart,
  richTextParts,
  tagHtml,
  type Tag,
} from '../rich-text/rich-text-parts.ts'

/** A code stands for a tag within a sentence; what opens and what closes a mark have one id. */
export type Code = { id: string; kind: 'open' | 'close' | 'alone' }
/** Text is plain: it has no entities. */
export type Piece = string | Code

/** A translator gets it as one: a title, a block of content, a cell of a table, a caption. */
export type Unit = {
  pieces: Piece[]
  tags: Record<string, UnitTag>
}
export type UnitTag = { name: string; open: string; close: string }

export type Cut = { between: string[]; units: Unit[] }

const inline: readonly string[] = ['strong', 'em', 'u', 's', 'a', 'span', 'br']

export function cutPlainText(text: string): Cut {
  return { between: ['', ''], units: [{ pieces: [text], tags: {} }] }
}

/** A clean rich text; `join` gives it back. In linear time. */
export function cutRichText(html: string): Cut {
  const parts = richTextParts(html)
  const structural = structuralTags(parts)
  const cut: Cut = { between: [''], units: [] }
  let run: RichTextPart[] = []
  for (const part of parts) {
    if (typeof part === 'string' || !structural.has(part)) run.push(part)
    else {
      endRun()
      addBetween(tagHtml(part, part.attributes))
    }
  }
  endRun()
  return cut

  function addBetween(html: string) {
    cut.between[cut.between.length - 1] += html
  }

  function endRun() {
    const { before, pieces, tags, after } = toUnit(run)
    run = []
    addBetween(before)
    if (pieces.length === 0) return
    cut.units.push({ pieces, tags })
    cut.between.push(after)
  }
}

export function joinRichText({ between, units }: Cut, translations: Piece[][]): string {
  return between
    .map((html, index) => {
      const unit = units[index]
      return unit ? html + htmlOf(translations[index] ?? unit.pieces, unit.tags) : html
    })
    .join('')
}

/** Each code stands in the translation once, and what is opened is closed in order. */
export function hasSameCodes({ tags }: Unit, translation: Piece[]): boolean {
  const open: string[] = []
  const seen = new Set<string>()
  for (const piece of translation) {
    if (typeof piece === 'string') continue
    const { id, kind } = piece
    const tag = Object.hasOwn(tags, id) ? tags[id] : undefined
    if (!tag || (kind === 'alone') !== (tag.close === '')) return false
    if (kind === 'close') {
      if (open.pop() !== id) return false
    } else {
      if (seen.has(id)) return false
      seen.add(id)
      if (kind === 'open') open.push(id)
    }
  }
  return open.length === 0 && seen.size === Object.keys(tags).length
}

export function textOf(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : '')).join('')
}

/** The same words with the same marks, whatever their ids are. */
export function htmlOf(pieces: Piece[], tags: Unit['tags']): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece)
      const { open = '', close = '' } = tags[piece.id] ?? {}
      return piece.kind === 'close' ? close : open
    })
    .join('')
}

/** Marks around blocks are none of a sentence. */
function structuralTags(parts: RichTextPart[]): Set<Tag> {
  const structural = new Set<Tag>()
  const open: Tag[] = []
  /** So many of the open ones are known to be structural. */
  let known = 0
  for (const part of parts) {
    if (typeof part === 'string' || part.name === 'br') continue
    const isBlock = !inline.includes(part.name)
    if (isBlock) {
      structural.add(part)
      for (; known < open.length; known++) structural.add(open[known] as Tag)
    }
    if (part.isClosing) {
      const opening = open.pop()
      if (opening && structural.has(opening)) structural.add(part)
      known = Math.min(known, open.length)
    } else if (part.name !== 'img') {
      open.push(part)
      if (isBlock) known = open.length
    }
  }
  return structural
}

type Run = Unit & { before: string; after: string }

/** White space around a unit is no part of it. */
function toUnit(run: RichTextPart[]): Run {
  const html = run.map((part) => (typeof part === 'string' ? part : tagHtml(part, part.attributes)))
  const isBlank = run.every((part) => typeof part !== 'string' || part.trim() === '')
  if (isBlank) return { before: html.join(''), pieces: [], tags: {}, after: '' }
  const tags: Unit['tags'] = {}
  const pieces: Piece[] = []
  const open: string[] = []
  for (const part of run) {
    if (typeof part === 'string') pieces.push(plain(part))
    else if (part.isClosing) {
      const id = open.pop() ?? ''
      pieces.push({ id, kind: 'close' })
    } else {
      const id = String(Object.keys(tags).length + 1)
      const isAlone = part.name === 'br'
      const close = isAlone ? '' : `</${part.name}>`
      tags[id] = { name: part.name, open: tagHtml(part, part.attributes), close }
      pieces.push({ id, kind: isAlone ? 'alone' : 'open' })
      if (!isAlone) open.push(id)
    }
  }
  return { ...trimmed(pieces), tags }
}

function trimmed(pieces: Piece[]): Pick<Run, 'before' | 'pieces' | 'after'> {
  const first = pieces[0]
  const before =
    typeof first === 'string' ? first.slice(0, -first.trimStart().length || undefined) : ''
  const last = pieces.at(-1)
  const after = typeof last === 'string' ? last.slice(last.trimEnd().length) : ''
  const kept = pieces.map((piece, index) => {
    if (typeof piece !== 'string') return piece
    const start = index === 0 ? before.length : 0
    const end = index === pieces.length - 1 ? piece.length - after.length : piece.length
    return piece.slice(start, end)
  })
  return { before, pieces: kept.filter((piece) => piece !== ''), after }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Cleaning leaves no other entities. */
function plain(html: string): string {
  return html.replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => entities[name] ?? '')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
