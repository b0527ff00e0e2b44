import { type PartsOf, restored, textsField, valuesOf } from '../documents/document-fields.ts'
import { textName, type Values } from '../documents/revision.ts'
import type { LanguageCode } from '../languages/language.ts'
import { messages } from '../messages.ts'
import { Problem } from '../problem.ts'
import { slugOf } from '../seo/slug.ts'
import type { FileType } from './file-type.ts'

export const fileLimits = { bytes: 25 * 1024 * 1024, files: 5_000, title: 200 } as const
const longestName = 80

export type FileBlob = { id: string; type: FileType; bytes: number; pages: number | null }

export type FileVersion = { title: string; file: FileBlob }
type AnyVersion = { title: string; file: FileBlob | null }

const fields = {
  versions: textsField<AnyVersion>(({ title = '', file }) => ({ title, file: file || null })),
}

export type LibraryFile = {
  id: string
  addedAt: Date
  addedBy: string
  addedByKey?: string
  versions: Record<LanguageCode, FileVersion>
  revision: number
}

export type ShownFile = {
  id: string
  address: string
  title: string
  language: LanguageCode
  type: FileType
  bytes: number
  pages: number | null
}

export function fileValues({ versions }: LibraryFile): Values {
  const parts: PartsOf<typeof fields> = { versions }
  return valuesOf(fields, parts)
}

export function changeFile(file: LibraryFile, values: Values): LibraryFile {
  const { versions } = restored(
    fields,
    { versions: file.versions as PartsOf<typeof fields>['versions'] },
    values,
  )
  const whole = Object.entries(versions).flatMap(([language, version]) =>
    wholeVersion(language, version),
  )
  if (whole.length > 0) return { ...file, versions: Object.fromEntries(whole) }
  throw new Problem('invalid-input', { fields: { remove: messages.fileNeedsVersion } })
}

function wholeVersion(
  language: LanguageCode,
  { title, file }: AnyVersion,
): [LanguageCode, FileVersion][] {
  if (file && title !== '') return [[language, { title, file }]]
  if (!file && title === '') return []
  const missing = textName(file ? 'title' : 'file', language)
  throw new Problem('invalid-input', { fields: { [missing]: messages.fieldRequired } })
}

export function withoutVersion(language: LanguageCode): Values {
  return { [textName('title', language)]: '', [textName('file', language)]: null }
}

export function blobsIn(values: Values): string[] {
  const blobs = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith('file.') && value ? [(value as FileBlob).id] : [],
  )
  return [...new Set(blobs)]
}

export function fileName({ title, file: { type } }: FileVersion): string {
  const ending = `.${type}`
  const isSaid = title.toLowerCase().endsWith(ending)
  const name = isSaid ? title.slice(0, -ending.length) : title
  return slugOf(name, { fallback: 'file', most: longestName }) + ending
}

export function titleOfFile(name: string): string {
  const title = name
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return [...title].slice(0, fileLimits.title).join('')
}

export function fileAddress(id: string, language: LanguageCode, version: FileVersion): string {
  return `/files/${id}/${language}/${encodeURIComponent(fileName(version))}`
}

/** It is null if the first page could not be drawn. */
export function previewAddress(
  id: string,
  language: LanguageCode,
  { file }: FileVersion,
): string | null {
  return file.pages === null ? null : `/files/${id}/${language}/preview.webp`
}

export function shownFile(
  { id, versions }: Pick<LibraryFile, 'id' | 'versions'>,
  language: LanguageCode,
  others: LanguageCode[],
): ShownFile | undefined {
  for (const one of [language, ...others]) {
    const version = versions[one]
    if (!version) continue
    const { title, file } = version
    const { type, bytes, pages } = file
    return { id, address: fileAddress(id, one, version), title, language: one, type, bytes, pages }
  }
  return undefined
}

export function hrefLangOf({ language }: ShownFile, ofPage: LanguageCode) {
  return language !== ofPage && { hrefLang: language }
}
