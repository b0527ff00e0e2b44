import { textName, type Values } from '../documents/revision.ts'
import { fileName, type FileVersion, type LibraryFile } from '../files/library-file.ts'
import type { LanguageCode } from '../languages/language.ts'
import { leavingFolders } from './front-matter.ts'
import { safeFileName } from './safe-file-name.ts'

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

export type LeavingVersion = { path: string; blob: string; language: LanguageCode; title: string }

export function versionsOf({ id, versions }: Versions): LeavingVersion[] {
  return Object.entries(versions).map(([language, version]) => ({
    path: pathOf(id, language, version),
    blob: version.file.id,
    language,
    title: version.title,
  }))
}

export function fileRow(file: Versions): Values {
  const cells = versionsOf(file).flatMap(({ language, path, title }) => [
    [textName('title', language), title],
    [textName('file', language), path],
  ])
  return { id: file.id, ...Object.fromEntries(cells) }
}

function pathOf(id: string, language: LanguageCode, version: FileVersion): string {
  return `${leavingFolders.files}/${id}/${language}/${safeFileName(fileName(version))}`
}
