import type { LanguageCode } from '../languages/language.ts'

export const usingKinds = ['article', 'section', 'card', 'page', 'user'] as const
export type UsingKind = (typeof usingKinds)[number]

export type PictureUse = {
  kind: UsingKind
  subject: string
  section: string | null
  /** The name of the value: `image`, `content`, `gallery`, `logo`; of a page, `image` or `blocks`; of a user, `avatar`. */
  field: string
  titles: Record<LanguageCode, string>
  name?: string
}
