import type { LanguageCode } from '../../languages/language.ts'
import type { MarkdownPath } from '../markdown-path.ts'
import type { ExportedItem } from '../read-part.ts'

type GeneratedText = {
  item: ExportedItem
  language: LanguageCode
  /** Those of its translations are among them. */
  languages: LanguageCode[]
}

/** Files of the site, by their paths in its folder, whose text says how addresses are made. */
export type Configs = Map<string, string>

export type ListAddress = { beneath: string; ending?: string }
export type TopicAddress = ListAddress & { kind: string; nameOf?: (name: string) => string }

/** A program that makes a site of a folder, and the addresses that it gives by itself. */
export type Generator = {
  addressesOf: (text: GeneratedText) => string[]
  pathOf?: (file: string, path: MarkdownPath) => MarkdownPath
  groupOf?: (item: ExportedItem) => string | undefined
  categoryOf?: (file: string) => string | undefined
  topics: Record<string, TopicAddress>
  feeds: string[]
  lists: string[]
  /** The folder whose files are public as they are. */
  files: string
  authors?: ListAddress
  /** Beneath it are lists of years and months. */
  archives?: string
}

export const noLists: Pick<Generator, 'topics' | 'feeds' | 'lists'> = {
  topics: {},
  feeds: [],
  lists: [],
}

const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/

/** The day and time as they are written, since generators show those of their own clock. */
export function dateParts({ dates }: ExportedItem): Record<string, string> {
  const written = (dates.local || dates.published).trim().replace(' ', 'T')
  const [, year = '', month = '', day = '', hour = '00', minute = '00'] = parts.exec(written) ?? []
  return year === '' ? {} : { year, month, day, hour, minute, second: '00' }
}

export function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '')
}

/** Servers answer an address with and without its ending. */
export function withBothEndings(address: string): string[] {
  const bare = address.replace(/(?:\/index)?\.html$/, '')
  return bare === address ? [address] : [address, bare || '/']
}

export function inFolder(folder: string, path: string): string {
  return `/${folder}/${path}`.replace(/\/{2,}/g, '/')
}

/** A file is a page of its own, or the first of its folder. */
export function fileAddresses(path: string): string[] {
  const folder = path.replace(/(^|\/)index$/i, '$1')
  return folder === path ? withBothEndings(inFolder('', `${path}.html`)) : [inFolder('', folder)]
}

export function filledIn(
  pattern: string,
  values: Record<string, string | undefined>,
  placeholder = /:([a-z_]+)/g,
): string | undefined {
  let isWhole = true
  const path = pattern.replace(placeholder, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) isWhole = false
    return value ?? ''
  })
  return isWhole ? inFolder('', path) : undefined
}

export function bareSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\s_-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
}
