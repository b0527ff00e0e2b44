import type { LanguageCode } from '../../domain/languages/language.ts'
import { type FileLinks, filesInText } from '../../domain/rich-text/file-links.ts'
import { storage } from '../../storage/storage.server.ts'
import { spokenIn } from '../names-in.ts'
import { type Speaker, toFileLink } from './file-facts.ts'

export async function speakerIn(language: LanguageCode): Promise<Speaker> {
  return { ...(await spokenIn(language)), languages: await storage.languages.published() }
}

export async function fileLinksIn(texts: string[], language: LanguageCode): Promise<FileLinks> {
  const ids = texts.flatMap(filesInText)
  if (ids.length === 0) return new Map()
  const files = await storage.files.shown(ids, language)
  const speaker = await speakerIn(language)
  return new Map([...files].map(([id, file]) => [id, toFileLink(file, speaker)]))
}
