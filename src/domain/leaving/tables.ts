import { fieldAndLanguage, isBlank, textName, type Values } from '../documents/revision.ts'
import { fileName, type FileVersion, type LibraryFile } from '../files/library-file.ts'
import { csvRow, csvStart } from '../text/csv.ts'
import type { LanguageCode } from '../languages/language.ts'
import { type LibraryPicture, libraryPictureValues } from '../media/library-picture.ts'
import { type Card, cardValues } from '../partners/partner-card.ts'
import type { Redirect } from '../seo/redirect.ts'
import { topicValues } from '../topics/change-topic.ts'
import type { Topic } from '../topics/topic.ts'
import { leavingFolders } from './front-matter.ts'
import { atRoot, type LeavingFile, pictureAt } from './leaving-file.ts'
import { safeFileName } from './safe-file-name.ts'

export type OldSlug = { language: LanguageCode; slug: string; id: number | null }

export function topicTable(
  topics: Topic[],
  oldSlugs: OldSlug[],
  languages: LanguageCode[],
): LeavingFile {
  const former = Map.groupBy(oldSlugs, ({ id }) => id)
  const rows = topics.map((topic) => ({
    id: topic.id,
    ...topicValues(topic),
    ...slugsByLanguage(former.get(topic.id) ?? []),
  }))
  return tableFile('topics', rows, languages)
}

export function partnerTable(cards: Card[], languages: LanguageCode[]): LeavingFile {
  const rows = cards.map((card) => ({ id: card.id, ...cardValues(card) }))
  return tableFile('partners', rows, languages)
}

export function pictureTable(pictures: LibraryPicture[], languages: LanguageCode[]): LeavingFile {
  const rows = pictures.map((picture) => {
    const { id } = picture.picture
    return { id, file: pictureAt(id), ...libraryPictureValues(picture) }
  })
  return tableFile('pictures', rows, languages)
}

export function fileTable(files: LibraryFile[], languages: LanguageCode[]): LeavingFile {
  return tableFile('files', files.map(fileRow), languages)
}

export type LeavingRedirect = Pick<Redirect, 'path' | 'target'> & { address: string | undefined }

export function redirectTable(redirects: LeavingRedirect[]): LeavingFile {
  const rows = redirects.map(({ path, address, target }) => ({ from: path, to: address, target }))
  return tableFile('redirects', rows, [], 'from')
}

function slugsByLanguage(oldSlugs: OldSlug[]): Values {
  const groups = [...Map.groupBy(oldSlugs, ({ language }) => language)]
  return Object.fromEntries(
    groups.map(([language, own]) => [
      textName('old_slugs', language),
      own.map(({ slug }) => slug).join(' '),
    ]),
  )
}

function tableFile(
  name: string,
  rows: Values[],
  languages: LanguageCode[],
  key = 'id',
): LeavingFile {
  const names = [...new Set([key, ...rows.flatMap((row) => Object.keys(row))])]
  const inEach = names.filter((one) => fieldAndLanguage(one).language !== null)
  const shared = names.filter((one) => !inEach.includes(one))
  const fields = [...new Set([...shared, ...inEach.map((one) => fieldAndLanguage(one).field)])]
  const columns = fields.flatMap((field) =>
    names.includes(field) ? field : languages.map((language) => textName(field, language)),
  )
  const heads = columns.map((column) => column.replace('.', ':'))
  const body = rows.map((row) => csvRow(columns.map((column) => cellOf(row[column]))))
  return { path: `${name}.csv`, content: csvStart + csvRow(heads) + body.join('') }
}

function cellOf(value: unknown): string {
  if (isBlank(value)) return ''
  const told = atRoot(value)
  return typeof told === 'object' ? JSON.stringify(told) : String(told)
}

type Versions = Pick<LibraryFile, 'id' | 'versions'>

export function fileVersionAt(
  { id, versions }: Versions,
  language: LanguageCode,
  others: LanguageCode[],
): string {
  const found = [language, ...others].find((one) => versions[one])
  const version = found === undefined ? undefined : versions[found]
  return version ? pathOf(id, found ?? '', version) : `${leavingFolders.files}/${id}`
}

type LeavingVersion = { path: string; blob: string; language: LanguageCode; title: string }

export function versionsOf({ id, versions }: Versions): LeavingVersion[] {
  return Object.entries(versions).map(([language, version]) => ({
    path: pathOf(id, language, version),
    blob: version.file.id,
    language,
    title: version.title,
  }))
}

function fileRow(file: Versions): Values {
  const cells = versionsOf(file).flatMap(({ language, path, title }) => [
    [textName('title', language), title],
    [textName('file', language), path],
  ])
  return { id: file.id, ...Object.fromEntries(cells) }
}

function pathOf(id: string, language: LanguageCode, version: FileVersion): string {
  return `${leavingFolders.files}/${id}/${language}/${safeFileName(fileName(version))}`
}
