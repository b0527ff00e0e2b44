import type { LibraryFileResponse } from '../../../contract/files.ts'
import { fileLimits, titleOfFile } from '../../../domain/files/library-file.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { type Message, messages } from '../../../domain/messages.ts'

export type VersionDraft = { title: string; file: File | null; isRemoved: boolean }
type FileDraft = Record<LanguageCode, VersionDraft>
export type Dropped = { language: LanguageCode; file: File }

const blank: VersionDraft = { title: '', file: null, isRemoved: false }

export function versionIn(draft: FileDraft, language: LanguageCode): VersionDraft {
  return draft[language] ?? blank
}

export function draftOf(saved: LibraryFileResponse | null): FileDraft {
  const versions = Object.entries(saved?.versions ?? {})
  return Object.fromEntries(versions.map(([code, { title }]) => [code, { ...blank, title }]))
}

export function withFile(draft: FileDraft, { language, file }: Dropped): FileDraft {
  const { title } = versionIn(draft, language)
  return {
    ...draft,
    [language]: { title: title || titleOfFile(file.name), file, isRemoved: false },
  }
}

export function fileForm(draft: FileDraft, saved: LibraryFileResponse | null) {
  const titles: Record<LanguageCode, string> = {}
  const uploads: Record<LanguageCode, File> = {}
  const remove: LanguageCode[] = []
  for (const [language, { title, file, isRemoved }] of Object.entries(draft)) {
    const version = saved?.versions[language]
    if (isRemoved && version) remove.push(language)
    if (isRemoved) continue
    if (title !== (version?.title ?? '')) titles[language] = title
    if (file) uploads[language] = file
  }
  return { titles, uploads, remove }
}

export function isDirtyDraft(draft: FileDraft, saved: LibraryFileResponse | null): boolean {
  const { titles, uploads, remove } = fileForm(draft, saved)
  return [titles, uploads, remove].some((part) => Object.keys(part).length > 0)
}

export function wrongVersions(
  draft: FileDraft,
  saved: LibraryFileResponse | null,
  languages: LanguageCode[],
): Record<string, Message> {
  const wrong: Record<string, Message> = {}
  const versions = Object.entries(draft).filter(([, { isRemoved }]) => !isRemoved)
  for (const [language, { title, file }] of versions) {
    const hasFile = file !== null || saved?.versions[language] !== undefined
    if (hasFile && title.trim() === '') wrong[`title.${language}`] = messages.fieldRequired
    if (!hasFile && title.trim() !== '') wrong[`file.${language}`] = messages.fieldRequired
    if (file && file.size > fileLimits.bytes) wrong[`file.${language}`] = messages.fileTooLarge
  }
  const hasAny = versions.some(([language, { file }]) => file ?? saved?.versions[language])
  const [first = ''] = languages
  if (!hasAny) wrong[`file.${first}`] ??= messages.fileNeedsVersion
  return wrong
}

export function nameOfFile(
  { versions }: Pick<LibraryFileResponse, 'versions'>,
  language: LanguageCode,
): { title: string; language: LanguageCode } {
  const [other = language] = Object.keys(versions)
  const known = versions[language] ? language : other
  return { title: versions[known]?.title ?? '', language: known }
}
