import type { Generated, Kysely, Transaction } from 'kysely'
import type { ArticleSection } from '../../domain/articles/article.ts'
import type { ArticleDetails, ArticleTextName } from '../../domain/articles/article-fields.ts'
import type { LinkPurpose } from '../../domain/navigation/link.ts'
import type { LanguageStatus } from '../../domain/languages/language.ts'
import type { PageStatus } from '../../domain/pages/page.ts'
import type { CardText } from '../../domain/partners/partner-card.ts'
import type { Action, DocumentKind } from '../../domain/documents/revision.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import type { RoleName, UserStatus } from '../../domain/people/user.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** ISO 8601 in UTC, so that both engines sort and compare alike. */
type Instant = string

export type Tables = {
  language_old_codes: { code: string; language_id: number }
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
    avatar_id: string | null
    /** It is still the password that the installation gave. */
    password_is_initial: Generated<0 | 1>
    must_change_password: Generated<0 | 1>
    /** Null once there is a password that somebody chose. */
    invited_at: Generated<Instant | null>
    created_at: Instant
  }
  settings: { name: string; value: string; changed_at: Instant; changed_by: number | null }
  /** Recent sign-ins; `address` is a keyed hash. */
  known_addresses: { user_id: number; address: string; seen_at: Instant }
  sessions: {
    id: string
    user_id: number
    created_at: Instant
    expires_at: Instant
    seen_at: Instant | null
    address: string | null
    /** It is JSON. */
    device: string | null
    /** The password was last entered then. */
    proved_at: Instant | null
  }
  media: {
    id: string
    width: number
    height: number
    blur: string
    used_at: Instant
    name: Generated<string>
    words: Generated<string>
    bytes: Generated<number>
    added_at: Generated<Instant>
    added_by: Generated<string>
    /** The focus is JSON. */
    focus: string | null
    decorative: Generated<0 | 1>
    library: Generated<0 | 1>
    revision: Generated<number>
  }
  waiting_pictures: { media_id: string; due_at: Instant; attempts: number }
  media_texts: { media_id: string; language: string; alt: string; caption: string; words: string }
  articles: ArticleDetails & {
    id: Generated<number>
    section: ArticleSection
    cover_id: string | null
    /** The focus is JSON. */
    cover_focus: string | null
    created_at: Instant
    updated_at: Instant
    revision: number
  }
  /** Repeats `section` and `created_at` of the article, so that one index serves a list. */
  article_texts: Record<ArticleTextName, string> & {
    article_id: number
    language: string
    section: ArticleSection
    created_at: Instant
    excerpt: string
    search_version: Generated<number>
  }
  article_words: {
    article_id: number
    language: string
    word: string
    in_title: 0 | 1
    created_at: Instant
  }
  article_media: { article_id: number; language: string; media_id: string }
  article_totals: { section: ArticleSection; language: string; total: number }
  /** The home page is 1. `blocks` is JSON, in their order; pictures in it are named by id. */
  pages: {
    id: Generated<number>
    status: PageStatus
    listed: 0 | 1
    cover_id: string | null
    /** The focus is JSON. */
    cover_focus: string | null
    blocks: string
    created_at: Instant
    updated_at: Instant
    revision: number
  }
  /** `texts` is JSON: those of the blocks. */
  page_texts: {
    page_id: number
    language: string
    title: string
    slug: string
    lead: string
    meta_title: string
    meta_description: string
    texts: string
    search_version: Generated<number>
  }
  page_old_slugs: { language: string; slug: string; page_id: number }
  page_media: { page_id: number; media_id: string }
  page_links: { page_id: number; target: string }
  page_words: {
    page_id: number
    language: string
    word: string
    in_title: 0 | 1
    created_at: Instant
  }
  gallery_items: {
    id: Generated<number>
    article_id: number | null
    section: SectionName | null
    position: number
    media_id: string | null
    youtube_id: string | null
  }
  gallery_titles: { item_id: number; language: string; title: string }
  /** `contacts`, `map_coordinates` and `picture_focus` are JSON. */
  sections: {
    name: SectionName
    revision: Generated<number>
    picture_id: string | null
    picture_focus: string | null
    contacts: string | null
    map_coordinates: string | null
    contact_form: Generated<0 | 1>
  }
  section_texts: { section: SectionName; field: string; language: string; value: string }
  section_pictures: { section: SectionName; field: string; media_id: string }
  /** `value` is JSON; a setting without a row is as standard. */
  section_settings: { section: SectionName; name: string; value: string }
  cards: {
    id: Generated<number>
    position: number
    logo_id: string | null
    created_at: Instant
    revision: Generated<number>
  }
  card_texts: Record<keyof CardText, string> & {
    card_id: number
    language: string
  }
  messages: {
    id: Generated<number>
    name: string
    email: string
    phone: string
    message: string
    language: string
    sent_at: Instant
    read_at: Instant | null
    answered_at: Instant | null
    answered_by: number | null
    answered_by_name: string | null
    words: string | null
  }
  revisions: {
    id: Generated<number>
    kind: DocumentKind
    subject: string
    number: number
    action: Action
    made_at: Instant
    author_id: number | null
    author_name: string
    previous: string
    restored_at: Instant | null
  }
  /** `target` is JSON; paths are as people read them. */
  redirects: {
    id: Generated<number>
    path: string
    target: string
    automatic: Generated<0 | 1>
    uses: Generated<number>
    used_at: Instant | null
  }
  missing_addresses: {
    id: Generated<number>
    path: string
    count: number
    first_at: Instant
    last_at: Instant
    from_host: string
  }
  /** `day` is `2026-11-24`; `host` is blank if unknown, `*` for all that found no place. */
  visit_counts: { day: string; subject: string; language: string; views: number; visits: number }
  host_counts: { day: string; host: string; visits: number }
  trials: { id: string; overlay: string; expires_at: Instant }
  links: { id: string; user_id: number; purpose: LinkPurpose; expires_at: Instant }
  work: {
    name: 'backup' | 'cleanup'
    due_at: Instant
    held_by: string | null
    held_until: Instant | null
    ended_at: Instant | null
    outcome: string | null
  }
  /** The table exists only on PostgreSQL; `key` is a hash. */
  attempts: { key: string; count: number; ends_at: number }
  /** The table exists only on PostgreSQL; its only row counts the changes that visitors see. */
  content: { id: number; generation: number }
  instances: {
    id: string
    host: string
    version: string
    started_at: Instant
    generation: number
    lease_until: number
  }
  /** Demo content, at the revision at which it was unchanged. */
  demo_documents: { kind: DocumentKind; subject: string; revision: number }
  revision_media: { revision_id: number; media_id: string }
}
