import type { Generated, Kysely, Transaction } from 'kysely'
import type { ArticleSection } from '../../domain/articles/article.ts'
import type { BoardState } from '../../domain/articles/article-states.ts'
import type { DatedAction, MissedReason } from '../../domain/articles/publication.ts'
import type { ArticleDetails, ArticleTextName } from '../../domain/articles/article-fields.ts'
import type { Actor, AuditKind } from '../../domain/audit/audit.ts'
import type { FileType } from '../../domain/files/file-type.ts'
import type { AttachmentType } from '../../domain/forms/attachment.ts'
import type { LinkPurpose } from '../../domain/navigation/link.ts'
import type { LanguageStatus, ProductLanguage } from '../../domain/languages/language.ts'
import type { ReplyOutcome } from '../../domain/contact/reply.ts'
import type { MailKind, MailOutcome } from '../../domain/mails/mail.ts'
import type {
  Arrival,
  FileRole,
  ImportState,
  Phase,
  TableEncoding,
} from '../../domain/moving/import-run.ts'
import type { Outcome } from '../../domain/moving/report.ts'
import type { PageStatus } from '../../domain/pages/page.ts'
import type { CardText } from '../../domain/partners/partner-card.ts'
import type { Action, ContentKind, DocumentKind } from '../../domain/documents/revision.ts'
import type { TopicText } from '../../domain/topics/topic.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import type { Scope } from '../../domain/people/access-key.ts'
import type { Factor, StepPurpose } from '../../domain/people/factors.ts'
import type { RoleName, UserStatus } from '../../domain/people/user.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** ISO 8601 in UTC, so that both engines sort and compare alike. */
type Instant = string
type Json = string

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
    language: Generated<ProductLanguage | null>
    /** Null is as the role has it. */
    mail_inbox: Generated<0 | 1 | null>
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
    device: Json | null
    /** The password was last entered then. */
    proved_at: Instant | null
    factor: Factor | null
  }
  /** `id` is the credential's. */
  passkeys: {
    id: string
    user_id: number
    rp_id: string
    public_key: string
    counter: number
    transports: Json
    name: string
    backed_up: 0 | 1
    created_at: Instant
    used_at: Instant | null
  }
  /** `secret` is encrypted; codes of `last_step` and earlier ones no longer work. */
  authenticators: {
    user_id: number
    secret: string
    confirmed_at: Instant | null
    last_step: number
  }
  recovery_codes: { user_id: number; selector: string; hash: string; used_at: Instant | null }
  sign_in_steps: {
    id: string
    user_id: number | null
    purpose: StepPurpose
    challenge: string
    tries: number
    expires_at: Instant
  }
  access_keys: {
    id: Generated<number>
    name: string
    scope: Scope
    hash: string
    hint: string
    user_id: number | null
    user_name: string
    created_at: Instant
    expires_at: Instant
    used_at: Instant | null
    ended_at: Instant | null
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
    added_by_key: string | null
    focus: Json | null
    decorative: Generated<0 | 1>
    library: Generated<0 | 1>
    revision: Generated<number>
  }
  blobs: { id: string; type: FileType; bytes: number; pages: number | null; used_at: Instant }
  files: {
    id: string
    added_at: Instant
    added_by: string
    added_by_key: string | null
    revision: number
  }
  file_versions: {
    file_id: string
    language: string
    title: string
    words: string
    blob_id: string
  }
  waiting_pictures: { media_id: string; due_at: Instant; attempts: number }
  media_texts: { media_id: string; language: string; alt: string; caption: string; words: string }
  articles: ArticleDetails & {
    id: Generated<number>
    section: ArticleSection
    cover_id: string | null
    cover_focus: Json | null
    created_at: Instant
    published_at: Instant | null
    updated_at: Instant
    revision: number
  }
  /**
   * Visitors read these. `section` and the date they see, `created_at`, are the article's, so that one index serves
   * a list; `live_since` stays when the text leaves the site.
   */
  article_texts: Record<ArticleTextName, string> & {
    article_id: number
    language: string
    section: ArticleSection
    created_at: Instant
    excerpt: string
    live_since: Instant | null
    changed_at: Instant | null
    search_version: Generated<number>
  }
  /**
   * Staff hold these back. The language is '' for what all languages share; `newer` is JSON, the values that differ
   * from what visitors read.
   */
  article_drafts: {
    article_id: number
    language: string
    since: Instant
    title: string
    is_complete: 0 | 1
    newer: string
    search_version: Generated<number>
    by_rule: Generated<0 | 1>
  }
  /** One for anyone has no user. */
  reviews: {
    article_id: number
    language: string
    user_id: number | null
    note: string
    made_at: Instant
    author_id: number | null
    author_name: string
    author_key: string | null
  }
  /** `due_at` is what `wall_time` is in the zone by the data of this build. */
  publication_dates: {
    article_id: number
    language: string
    action: DatedAction
    due_at: Instant
    wall_time: string
    zone: string
    made_at: Instant
    author_id: number | null
    author_name: string
    author_key: string | null
    missed: MissedReason | null
  }
  article_draft_media: { article_id: number; language: string; media_id: string }
  article_draft_files: { article_id: number; language: string; file_id: string }
  preview_links: {
    id: string
    article_id: number
    made_at: Instant
    expires_at: Instant
    author_id: number | null
    author_name: string
    author_key: string | null
  }
  article_draft_words: {
    article_draft_id: number
    language: string
    word: string
    in_title: 0 | 1
    created_at: Instant
  }
  text_ledger: {
    kind: ContentKind
    subject: string
    field: string
    language: string
    edition: number
    revision: number
    source: string | null
  }
  article_behind: { article_id: number; language: string; newer: string }
  article_words: {
    article_id: number
    language: string
    word: string
    in_title: 0 | 1
    created_at: Instant
  }
  article_media: { article_id: number; language: string; media_id: string }
  article_files: { article_id: number; language: string; file_id: string }
  topics: {
    id: Generated<number>
    created_at: Instant
    updated_at: Instant
    revision: number
  }
  topic_texts: TopicText & { topic_id: number; language: string }
  /** The topic is null if it was deleted. */
  topic_old_slugs: { language: string; slug: string; topic_id: number | null }
  /** Visitors read these, staff write `written_topics`. */
  article_topics: { article_id: number; topic_id: number }
  written_topics: { article_id: number; topic_id: number }
  topic_entries: {
    article_id: number
    topic_id: number
    language: string
    section: ArticleSection
    created_at: Instant
  }
  topic_totals: { topic_id: number; section: ArticleSection; language: string; total: number }
  article_totals: { section: ArticleSection; language: string; total: number }
  /** The board finds articles by these; a blank language stands for any. */
  article_states: {
    article_id: number
    language: string
    state: BoardState
    section: ArticleSection
    created_at: Instant
  }
  article_state_totals: {
    section: ArticleSection
    language: string
    state: BoardState
    total: number
  }
  left_out: { kind: ContentKind; subject: string; language: string }
  /** The home page is 1. Blocks are in their order, and name pictures by id. */
  pages: {
    id: Generated<number>
    status: PageStatus
    listed: 0 | 1
    cover_id: string | null
    cover_focus: Json | null
    blocks: Json
    created_at: Instant
    updated_at: Instant
    revision: number
  }
  /** `texts` are those of the blocks. */
  page_texts: {
    page_id: number
    language: string
    title: string
    slug: string
    lead: string
    meta_title: string
    meta_description: string
    texts: Json
    search_version: Generated<number>
  }
  page_old_slugs: { language: string; slug: string; page_id: number }
  page_media: { page_id: number; media_id: string }
  page_files: { page_id: number; file_id: string }
  page_links: { page_id: number; target: string }
  forms: {
    id: Generated<number>
    open: 0 | 1
    fields: Json
    settings: Json | null
    created_at: Instant
    updated_at: Instant
    revision: number
  }
  form_texts: { form_id: number; language: string; texts: Json }
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
  sections: {
    name: SectionName
    revision: Generated<number>
    picture_id: string | null
    picture_focus: Json | null
    contacts: Json | null
    map_coordinates: Json | null
    contact_form: Generated<0 | 1>
  }
  section_texts: { section: SectionName; field: string; language: string; value: string }
  section_pictures: { section: SectionName; field: string; media_id: string }
  /** A setting without a row is as standard. */
  section_settings: { section: SectionName; name: string; value: Json }
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
    assigned_to: number | null
    assigned_name: string | null
    assigned_at: Instant | null
    assigned_by: number | null
    assigned_by_name: string | null
    closed_at: Instant | null
    closed_by: number | null
    closed_by_name: string | null
    quarantined_at: Instant | null
    reasons: Json | null
    digest: string | null
    sender: string | null
    form_id: number | null
    form_title: string | null
    about: Json | null
    answers: Json | null
  }
  attachments: {
    id: string
    message_id: number
    position: number
    field: string
    name: string
    type: AttachmentType
    bytes: number
    sha256: string
    created_at: Instant
  }
  message_notes: {
    id: Generated<number>
    message_id: number
    author_id: number | null
    author_name: string
    text: string
    created_at: Instant
  }
  message_traces: {
    message_id: number
    trace: number
  }
  message_totals: {
    state: 'waiting' | 'answered' | 'closed' | 'quarantine'
    unread: 0 | 1
    assigned_to: number
    total: number
  }
  /** Those of `message_totals` that came by a form, so that a build which knows none counts on. */
  form_totals: Tables['message_totals'] & { form_id: number }
  revisions: {
    id: Generated<number>
    kind: DocumentKind
    subject: string
    number: number
    action: Action
    made_at: Instant
    author_id: number | null
    author_name: string
    author_key: string | null
    previous: Json
    restored_at: Instant | null
  }
  /** Paths are as people read them. */
  redirects: {
    id: Generated<number>
    path: string
    target: Json
    automatic: Generated<0 | 1>
    /** Those that came with another site have a limit of their own. */
    imported: Generated<0 | 1>
    uses: Generated<number>
    used_at: Instant | null
  }
  /** Each is what an item of another site became; its language is blank for a topic. */
  import_origins: {
    source: string
    key: string
    language: string
    kind:
      | 'article'
      | 'page'
      | 'topic'
      | 'card'
      | 'file'
      | 'form'
      | 'redirect'
      | 'section'
      | 'home'
      | 'change'
    document_id: number
    digest: string
    made_at: Instant
    /** Former builds have not kept these; a topic that was here already has no revision. */
    import_id: number | null
    revision: number | null
    written: Json | null
    taken_back_at: Instant | null
  }
  imports: {
    id: Generated<number>
    name: Generated<string>
    source: string
    state: Generated<ImportState>
    active: 1 | null
    destinations: Generated<Json>
    kinds: Generated<Json>
    lacks_wpml_table: Generated<0 | 1>
    is_ours: Generated<0 | 1>
    encoding: Generated<TableEncoding | null>
    arrive: Generated<Arrival>
    fetches: Generated<0 | 1>
    asks: Generated<0 | 1>
    per_second: Generated<number>
    hosts: Generated<Json>
    phase: Generated<Phase>
    published: Generated<number>
    done: Generated<number>
    total: Generated<number>
    failure: string | null
    staying: Generated<Json>
    started_by: number | null
    started_name: Generated<string>
    made_at: Instant
    state_at: Instant | null
    begun_at: Instant | null
    ended_at: Instant | null
  }
  import_files: {
    id: Generated<number>
    import_id: number
    role: FileRole
    name: string
    bytes: number
  }
  import_parts: { file_id: number; part: number }
  import_items: {
    import_id: number
    n: number
    kind: string
    language: string
    title: string
    address: string
    outcome: Outcome
    reasons: Json
    here: string
    evidence: Json | null
  }
  import_pairs: { source: string; one: string; other: string; joined: 0 | 1 }
  import_fetched: { source: string; address: string; media_id: string }
  import_told: { source: string; address: string; language: string; alternates: Json }
  /** Pictures that were not in the library before. */
  import_pictures: { media_id: string; import_id: number }
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
  mails: {
    id: Generated<number>
    kind: MailKind
    recipient: string
    user_id: number | null
    reply_id: number | null
    copy_of: number | null
    language: ProductLanguage
    data: Json
    message_id: string
    created_at: Instant
    due_at: Instant
    expires_at: Instant
    tries: Generated<number>
    held_until: Instant | null
    ended_at: Instant | null
    outcome: MailOutcome | null
    answer: Generated<string>
  }
  replies: {
    id: Generated<number>
    message_id: number
    author_id: number | null
    author_name: string
    text: string
    created_at: Instant
    ended_at: Instant | null
    outcome: ReplyOutcome | null
    answer: Generated<string>
  }
  work: {
    name: 'backup' | 'cleanup' | 'export' | 'import' | 'trouble'
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
  /** The row says that changes are recorded, which only SQLite does; `begun_at` is in milliseconds. */
  change_chain: { id: string; begun_at: number }
  /** Each is one transaction: a patchset of SQLite’s session extension. */
  changes: { sequence: Generated<number>; at: number; content: Uint8Array }
  /** Demo content, at the revision at which it was unchanged. */
  demo_documents: { kind: DocumentKind; subject: string; revision: number }
  revision_media: { revision_id: number; media_id: string }
  revision_files: { revision_id: number; blob_id: string }
  /** `hash` is of the hash before it and the rest. */
  audit_entries: {
    id: number
    at: Instant
    kind: AuditKind
    origin: Actor['origin']
    actor_id: number | null
    actor_name: string
    subject: string
    address: string
    device: Json
    details: Json
    hash: string
  }
}
