import type { LanguageCode } from '../languages/language.ts'

/** These kinds may show pictures of the library; a new kind of content adds itself here. */
export const usingKinds = ['article', 'section', 'card', 'page', 'user'] as const
export type UsingKind = (typeof usingKinds)[number]

/** One place that shows a picture. */
export type PictureUse = {
  kind: UsingKind
  /** The id of an article, card, page or user, the name of a section. */
  subject: string
  section: string | null
  /** The name of the value: `image`, `content`, `gallery`, `logo`; of a page, `image` or `blocks`; of a user, `avatar`. */
  field: string
  /** Titles are by language; sections and users have none of their own. */
  titles: Record<LanguageCode, string>
  name?: string
}
