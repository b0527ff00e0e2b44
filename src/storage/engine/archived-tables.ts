import type { Tables } from './tables.ts'

/** The tables stand in an order in which rows may be inserted; each is read by primary key. */
export const archivedTables = {
  roles: ['id'],
  languages: ['id'],
  media: ['id'],
  media_texts: ['media_id', 'language'],
  waiting_pictures: ['media_id'],
  blobs: ['id'],
  files: ['id'],
  file_versions: ['file_id', 'language'],
  users: ['id'],
  passkeys: ['id'],
  authenticators: ['user_id'],
  recovery_codes: ['user_id', 'selector'],
  settings: ['name'],
  language_old_codes: ['code'],
  articles: ['id'],
  article_texts: ['article_id', 'language'],
  article_media: ['article_id', 'language', 'media_id'],
  article_files: ['article_id', 'language', 'file_id'],
  article_drafts: ['article_id', 'language'],
  article_draft_media: ['article_id', 'language', 'media_id'],
  article_draft_files: ['article_id', 'language', 'file_id'],
  publication_dates: ['article_id', 'language', 'action'],
  reviews: ['article_id', 'language'],
  article_behind: ['article_id', 'language', 'newer'],
  topics: ['id'],
  topic_texts: ['topic_id', 'language'],
  topic_old_slugs: ['language', 'slug'],
  article_topics: ['article_id', 'topic_id'],
  written_topics: ['article_id', 'topic_id'],
  topic_entries: ['article_id', 'topic_id', 'language'],
  topic_totals: ['topic_id', 'section', 'language'],
  text_ledger: ['kind', 'subject', 'field', 'language'],
  left_out: ['kind', 'subject', 'language'],
  sections: ['name'],
  section_texts: ['section', 'field', 'language'],
  section_pictures: ['section', 'field'],
  section_settings: ['section', 'name'],
  pages: ['id'],
  page_texts: ['page_id', 'language'],
  page_old_slugs: ['language', 'slug'],
  page_media: ['page_id', 'media_id'],
  page_files: ['page_id', 'file_id'],
  page_links: ['page_id', 'target'],
  forms: ['id'],
  form_texts: ['form_id', 'language'],
  gallery_items: ['id'],
  gallery_titles: ['item_id', 'language'],
  cards: ['id'],
  card_texts: ['card_id', 'language'],
  messages: ['id'],
  replies: ['id'],
  message_notes: ['id'],
  redirects: ['id'],
  missing_addresses: ['id'],
  import_origins: ['source', 'key', 'language'],
  imports: ['id'],
  import_pictures: ['media_id'],
  visit_counts: ['day', 'subject', 'language'],
  host_counts: ['day', 'host'],
  revisions: ['id'],
  revision_media: ['revision_id', 'media_id'],
  revision_files: ['revision_id', 'blob_id'],
  demo_documents: ['kind', 'subject'],
  audit_entries: ['id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

export type ArchivedTable = keyof typeof archivedTables

export const archivedNames = Object.keys(archivedTables) as ArchivedTable[]

/**
 * Sessions, keys, limits and mail must not live on in a copy; the other tables are computed, or hold
 * what was changed.
 */
export const leftOut = [
  'mails',
  'sessions',
  'sign_in_steps',
  'access_keys',
  'known_addresses',
  'trials',
  'links',
  'preview_links',
  'work',
  'attempts',
  'content',
  'instances',
  'article_words',
  'article_draft_words',
  'article_totals',
  'article_states',
  'article_state_totals',
  'message_totals',
  'form_totals',
  'page_words',
  'change_chain',
  'changes',
  'schema_migrations',
] as const

export const installationSettings: readonly string[] = ['installation', 'secret_check', 'frozen']

export const computedColumns: Partial<Record<ArchivedTable, string>> = {
  article_texts: 'search_version',
  article_drafts: 'search_version',
  page_texts: 'search_version',
}

/** Tables whose next id is kept, so that none is given twice. */
export const numberedTables: readonly ArchivedTable[] = [
  'languages',
  'users',
  'articles',
  'topics',
  'pages',
  'forms',
  'gallery_items',
  'cards',
  'messages',
  'replies',
  'message_notes',
  'redirects',
  'missing_addresses',
  'revisions',
]
