import type { LanguageCode } from '../languages/language.ts'
import type { Cover, Focus, Picture } from '../media/media.ts'
import { isBlank, isPicture } from '../documents/revision.ts'
import { leavingFolders } from './front-matter.ts'
import { markdownOf } from './markdown-of.ts'

export type LeavingFile = { path: string; content: string }

export type Surroundings = {
  altOf(picture: string, language: LanguageCode): string
  fileAt(id: string, language: LanguageCode): string
  topicName(id: number, language: LanguageCode): string | undefined
  aliasesOf(kind: 'article' | 'page', id: number, language: LanguageCode): string[]
  languages: LanguageCode[]
}

export function pictureAt(id: string): string {
  return `${leavingFolders.pictures}/${id}.webp`
}

const namedPicture = /pictures\/([\da-f]{32})\.webp/g

export function picturesNamedIn({ content }: LeavingFile): string[] {
  return [...content.matchAll(namedPicture)].map(([, id = '']) => id)
}

const above = '../'

export function textIn(html: string, language: LanguageCode, around: Surroundings): string {
  return markdownOf(html, {
    picture: (id) => ({ path: above + pictureAt(id), alt: around.altOf(id, language) }),
    file: (id) => above + around.fileAt(id, language),
  })
}

export function inFolder<Value>(value: Value): Value {
  return withPaths(value, above) as Value
}

export function coverMatter(cover: Cover | null): { image?: string; image_focus?: Focus } {
  if (!cover) return {}
  const { id, focus } = cover
  return { image: above + pictureAt(id), ...(focus && { image_focus: focus }) }
}

export function atRoot(value: unknown): unknown {
  return withPaths(value, '')
}

function withPaths(value: unknown, start: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withPaths(part, start))
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) return placed(value, start)
  const parts = Object.entries(value).map(([name, part]) => [name, withPaths(part, start)])
  return Object.fromEntries(parts.filter(([, part]) => !isBlank(part)))
}

function placed(picture: Picture, start: string) {
  const image = start + pictureAt(picture.id)
  const focus = 'focus' in picture ? picture.focus : null
  return focus ? { image, focus } : image
}
