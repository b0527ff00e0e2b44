import { parse } from 'smol-toml'
import { parseDocument } from 'yaml'
import type { Focus } from '../media/media.ts'
import { richTextLimit } from '../rich-text/rich-text.ts'
import { bareMatterIn, plainLines } from './bare-matter.ts'
import { withoutImpossible } from '../text/hidden-characters.ts'

export type MarkdownFile = { matter: Record<string, unknown>; body: string }

export const largestMarkdown = 8 * richTextLimit
const longestMatter = 64 * 1024
const deepest = 40

export function readMarkdownFile(bytes: Uint8Array): MarkdownFile | string {
  const written = decoded(bytes)
  if (written === undefined) return 'It is no text in UTF-8.'
  const text = withoutImpossible(written).replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  if (/^\{\s*"/.test(text)) return jsonFile(text)
  const [first = '', fence = ''] = /^(---|\+\+\+)[ \t]*\n/.exec(text) ?? []
  if (first === '') {
    return bareMatter(text) ?? (headingOf(text) ? { matter: {}, body: text } : noMatter)
  }
  const isToml = fence === '+++'
  const end = (isToml ? tomlEnd : yamlEnd).exec(text.slice(first.length))
  if (!end) return 'Its front matter has no end.'
  const matter = text.slice(first.length, first.length + end.index)
  const body = text.slice(first.length + end.index + end[0].length)
  return fileOf(matter, body, isToml ? plainToml : plainYaml)
}

const noMatter = 'It has no front matter.'
const heading = /^\s*#[ \t]+(\S[^\n]*)(?:\n|$)/

export function headingOf(body: string): { title: string; rest: string } | undefined {
  const [whole, written] = heading.exec(body) ?? []
  if (whole === undefined || written === undefined) return undefined
  const title = written.replace(/[ \t]+(?:#+|\{#[^}]*\})[ \t]*$/, '').replace(/[*`]/g, '')
  return { title: title.trim(), rest: body.slice(whole.length) }
}

const yamlEnd = /^(?:---|\.\.\.)[ \t]*(?:\n|$)/m
const tomlEnd = /^\+\+\+[ \t]*(?:\n|$)/m
function jsonFile(text: string): MarkdownFile | string {
  const end = endOfJson(text)
  if (end === undefined) return 'Its front matter has no end.'
  return fileOf(text.slice(0, end), text.slice(end).replace(/^[ \t]*\n/, ''), plainJson)
}

const textOrBrace = /"(?:[^"\\]|\\.)*(?:"|$)|[{}]/gs

function endOfJson(text: string): number | undefined {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(textOrBrace)) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth === 0) return index + 1
  }
  return undefined
}

function bareMatter(text: string): MarkdownFile | string | undefined {
  const { matter, end, body } = bareMatterIn(text) ?? { matter: '', end: '', body: '' }
  if (matter === '') return undefined
  const readers: Record<string, Plain> = {
    '---': plainYaml,
    ';;;': plainJsonEntries,
    '': plainLines,
  }
  return fileOf(matter, body, readers[end] ?? plainLines)
}

function plainJsonEntries(entries: string): Record<string, unknown> | undefined {
  return plainJson(`{${entries}}`)
}

type Plain = (matter: string) => Record<string, unknown> | undefined

function fileOf(written: string, body: string, plain: Plain): MarkdownFile | string {
  if (written.length > longestMatter) return 'Its front matter is longer than 64 KB.'
  const matter = plain(written)
  return matter ? { matter, body } : damaged
}

export function plainToml(toml: string): Record<string, unknown> | undefined {
  return withinDepth(() => JSON.parse(JSON.stringify(parse(toml))))
}

export function plainJson(json: string): Record<string, unknown> | undefined {
  return withinDepth(() => JSON.parse(json))
}

export function plainYaml(yaml: string): Record<string, unknown> | undefined {
  return withinDepth(() => {
    const document = parseDocument(yaml, asPlain)
    if (document.errors.length > 0) return undefined
    return document.toJS({ maxAliasCount: 0 }) ?? {}
  })
}

function withinDepth(read: () => unknown): Record<string, unknown> | undefined {
  try {
    const matter = read()
    return isObject(matter) && !isDeeper(matter, deepest) ? matter : undefined
  } catch {
    return undefined
  }
}

const damaged = 'Its front matter cannot be read: it is no plain YAML, TOML or JSON.'
const asPlain = { schema: 'core', merge: false, uniqueKeys: false, prettyErrors: false } as const

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function focusIn(value: unknown): Focus | undefined {
  const { x, y } = isObject(value) ? value : { x: undefined, y: undefined }
  const isWithin = [x, y].every((one) => typeof one === 'number' && one >= 0 && one <= 1)
  return isWithin ? { x: Number(x), y: Number(y) } : undefined
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1))
}
