import { parseXml, XmlDocumentType, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { messages } from '../messages.ts'
import { Problem } from '../problem.ts'
import { exchangeLimits } from './exchange-limits.ts'
import type { Piece } from './units.ts'

export type ReadUnit = {
  id: string
  /** It is null where a segment is not finished. */
  target: Piece[] | null
}
type ReadFile = { original: string; units: ReadUnit[] }
type ReadXliff = { from: string; to: string; files: ReadFile[] }

const xliffLimits = {
  /** Tags and attributes together. */
  parts: 1_000_000,
  depth: 100,
} as const

const namespace = /^urn:oasis:names:tc:xliff:document:2\.[0-2]$/
const version = /^2\.[0-2]$/
const finished: readonly string[] = ['translated', 'reviewed', 'final']

/** XLIFF 2.0 to 2.2, in linear time. Throws Problem('invalid-input') for anything else. */
export function readXliff(bytes: Uint8Array): ReadXliff {
  if (bytes.byteLength > exchangeLimits.bytes) throw new Problem('too-large')
  try {
    return readRoot(rootOf(decoded(bytes)))
  } catch {
    // The parser fails at what is nested too deeply, and that is no translation either.
    throw new Problem('invalid-input', { fields: { file: messages.notXliff } })
  }
}

function readRoot(root: XmlElement): ReadXliff {
  const [, prefix = ''] = /^(.+:)?xliff$/.exec(root.name) ?? refuse()
  const attributes = root.attributes
  const space = attributes[prefix ? `xmlns:${prefix.slice(0, -1)}` : 'xmlns'] ?? ''
  if (!namespace.test(space) || !version.test(attributes.version ?? '')) return refuse()
  const { srcLang: from, trgLang: to } = attributes
  if (!from || !to) return refuse()
  const files = childrenOf(root, `${prefix}file`)
  if (files.length > exchangeLimits.texts) return refuse()
  return { from, to, files: files.map((file) => readFile(file, prefix)) }
}

function refuse(): never {
  throw new Error('not XLIFF 2')
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(bytes)
}

/** The parser takes quadratic time for carriage returns. */
function rootOf(xml: string): XmlElement {
  const text = xml.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  if (isExcessive(text)) return refuse()
  const { root, children } = parseXml(text, { preserveDocumentType: true })
  const hasDtd = children.some((child) => child instanceof XmlDocumentType)
  return root && !hasDtd ? root : refuse()
}

function isExcessive(xml: string): boolean {
  let parts = 0
  let depth = 0
  for (const { 0: part } of xml.matchAll(/<\/|\/>|<(?![!?/])|=/g)) {
    parts += 1
    if (part === '<') depth += 1
    else if (part !== '=') depth -= 1
    if (parts > xliffLimits.parts || depth > xliffLimits.depth) return true
  }
  return false
}

function readFile(file: XmlElement, prefix: string): ReadFile {
  const units: ReadUnit[] = []
  collectUnits(file, prefix, units)
  return { original: file.attributes.original ?? '', units }
}

function collectUnits(parent: XmlElement, prefix: string, units: ReadUnit[]): void {
  for (const child of childrenOf(parent)) {
    if (child.name === `${prefix}group`) collectUnits(child, prefix, units)
    else if (child.name === `${prefix}unit`) units.push(readUnit(child, prefix))
  }
}

/** Tools may cut a unit into segments, with what they ignore between them, in another order. */
function readUnit(unit: XmlElement, prefix: string): ReadUnit {
  const segments = childrenOf(unit).filter(({ name }) =>
    [`${prefix}segment`, `${prefix}ignorable`].includes(name),
  )
  const targets = segments.map((segment, index) => readSegment(segment, prefix, index))
  const isWhole = targets.length > 0 && targets.every(({ pieces }) => pieces !== null)
  const inOrder = targets.toSorted((one, other) => one.order - other.order)
  const pieces = inOrder.flatMap((target) => target.pieces ?? [])
  return { id: unit.attributes.id ?? '', target: isWhole ? merged(pieces) : null }
}

type Target = { pieces: Piece[] | null; order: number }

function readSegment(segment: XmlElement, prefix: string, index: number): Target {
  const [target] = childrenOf(segment, `${prefix}target`)
  const order = Number(target?.attributes.order ?? index + 1)
  if (segment.name === `${prefix}ignorable`) {
    const between = target ?? childrenOf(segment, `${prefix}source`)[0]
    return { pieces: between ? piecesOf(between, prefix) : [], order }
  }
  const isFinished = finished.includes(segment.attributes.state ?? 'initial')
  return { pieces: target && isFinished ? piecesOf(target, prefix) : null, order }
}

function piecesOf(parent: XmlElement, prefix: string): Piece[] {
  return parent.children.flatMap((child) => piecesOfNode(child, prefix))
}

function piecesOfNode(node: XmlNode, prefix: string): Piece[] {
  if (node instanceof XmlText) return [node.text]
  if (!(node instanceof XmlElement)) return []
  const { name, attributes } = node
  const { id = '', startRef = id, hex = '' } = attributes
  const local = name.startsWith(prefix) ? name.slice(prefix.length) : name
  switch (local) {
    case 'pc':
      return [{ id, kind: 'open' }, ...piecesOf(node, prefix), { id, kind: 'close' }]
    case 'sc':
      return [{ id, kind: 'open' }]
    case 'ec':
      return [{ id: startRef, kind: 'close' }]
    case 'ph':
      return [{ id, kind: 'alone' }]
    case 'cp':
      return [String.fromCharCode(Number.parseInt(hex, 16) || 0)]
    case 'mrk':
      return piecesOf(node, prefix)
    case 'sm':
    case 'em':
      return []
    default:
      // An element that nobody knows counts as a code that was added.
      return [{ id: '', kind: 'alone' }]
  }
}

function merged(pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (typeof piece === 'string' && typeof last === 'string')
      result[result.length - 1] = last + piece
    else result.push(piece)
  }
  return result
}

function childrenOf(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && (name === undefined || child.name === name),
  )
}
