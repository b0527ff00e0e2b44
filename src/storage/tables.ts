import type { Generated } from 'kysely'
import type { ArticleSection } from '../domain/article.ts'
import type { LanguageStatus } from '../domain/language.ts'
import type { RoleName, UserStatus } from '../domain/user.ts'

/** Points in time are ISO 8601 texts in UTC, so that both engines sort and compare them alike. */
type Instant = string

export type Tables = {
  languages: { id: Generated<number>; name: string; code: string; status: LanguageStatus }
  roles: { id: number; name: RoleName; description: string }
  users: {
    id: Generated<number>
    name: string
    email: string
    password_hash: string
    role_id: number
    status: UserStatus
    avatar: string
    created_at: Instant
  }
  sessions: { id: string; user_id: number; created_at: Instant; expires_at: Instant }
  media: { id: string; width: number; height: number; blur: string; used_at: Instant }
  articles: {
    id: Generated<number>
    section: ArticleSection
    cover_id: string | null
    created_at: Instant
    updated_at: Instant
    revision: number
  }
  /** `section` and `created_at` repeat the article's, so that one index answers a list. */
  article_texts: {
    article_id: number
    language: string
    section: ArticleSection
    created_at: Instant
    title: string
    content: string
    excerpt: string
  }
  /** How many articles of a section have a title in a language; kept by `article-store.ts`. */
  article_totals: { section: ArticleSection; language: string; total: number }
  gallery_items: {
    id: Generated<number>
    article_id: number
    position: number
    media_id: string | null
    youtube_id: string | null
  }
}
