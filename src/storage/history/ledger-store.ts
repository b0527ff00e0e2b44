import { isLedgerText } from '../../domain/articles/article-fields.ts'
import {
  type Ledger,
  type Mark,
  markedLedger,
  newerLanguages,
  textsAmong,
} from '../../domain/documents/ledger.ts'
import {
  type Author,
  type ContentKind,
  type Edit,
  fieldAndLanguage,
  type Revision,
  textName,
} from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { isPageLedgerText } from '../../domain/pages/page-values.ts'
import { isCardLedgerText } from '../../domain/partners/partner-card.ts'
import { Problem } from '../../domain/problem.ts'
import { isSectionLedgerText } from '../../domain/sections/section.ts'
import type { Database } from '../engine/database.ts'
import { documentOf } from './documents.ts'
import { type DocumentId, revisionsAfter, revisionsOf, toAuthor } from './revision-rows.ts'
import { refuseStale, saveWithRevision, type VersionedDocument } from './save-with-revision.ts'
import type { WithLedger } from './with-ledger.ts'

const ledgerTexts = {
  article: isLedgerText,
  section: isSectionLedgerText,
  card: isCardLedgerText,
  page: isPageLedgerText,
} satisfies Partial<Record<ContentKind, (field: string) => boolean>>
type LedgerKind = keyof typeof ledgerTexts

type Ledgered = WithLedger<{ revision: number }>

type Text = { language: LanguageCode; field: string }
type LedgerChange = { texts: Text[]; mark: Mark }

type Comparison = {
  /** The history may no longer hold it. */
  earlier: string | null
  now: string
  with: LanguageCode
  changed: { by: Author; at: Date } | null
}

export function createLedgerStore({ db, writeQuietly }: Database) {
  return {
    async get(kind: LedgerKind, id: DocumentId): Promise<Ledgered> {
      const { ledger, revision } = await documentWithLedger(kind).read(db, id)
      return { ledger, revision }
    },

    /**
     * Compares the newer text of a language, which is the first of the newest unless named, with what it was when
     * this one was as new. Throws Problem('not-found').
     */
    async compare(
      kind: LedgerKind,
      id: DocumentId,
      { language, field }: Text,
      asked?: LanguageCode,
    ): Promise<Comparison> {
      // Read revisions last: anything saved meanwhile is then among them and undone again.
      const document = documentWithLedger(kind)
      const current = await document.read(db, id)
      const entry = current.ledger.written[textName(field, language)]
      const other = asked ?? newestOther(current.ledger, textName(field, language))
      const name = textName(field, other ?? '')
      const reached = current.ledger.written[name]
      const now = document.valuesOf(current)[name]
      if (!entry || !reached || other === undefined || typeof now !== 'string') {
        throw new Problem('not-found')
      }
      const later = await revisionsAfter(db, kind, id, entry.revision)
      const isCopied = reached.edition > entry.edition && reached.revision <= entry.revision
      const isWhole = !isCopied && later.length >= current.revision - entry.revision
      const earlier = isWhole ? firstWording(wordingsOf(name, now, later)) : null
      const changed = await revisionsOf(db, kind, id)
        .select(['made_at', 'author_id', 'author_name', 'author_key'])
        .where('number', '=', reached.revision)
        .executeTakeFirst()
      return {
        earlier,
        now,
        with: other,
        changed: changed ? { by: toAuthor(changed), at: new Date(changed.made_at) } : null,
      }
    },

    /**
     * Marks texts that stay as they are. Throws Problem('conflict') if one of their fields changed after
     * `edit.base`, and Problem('invalid-input') for a text that is blank.
     */
    async mark(
      kind: LedgerKind,
      id: DocumentId,
      change: LedgerChange,
      edit: Edit,
    ): Promise<Ledgered> {
      const { saved } = await writeQuietly(edit.right, (trx) =>
        saveWithRevision(trx, documentWithLedger(kind), id, markOf(kind, change, edit)),
      )
      return saved
    },
  }
}

function wordingsOf(name: string, now: unknown, later: Revision[]): unknown[] {
  return later.reduce(
    (wordings, { previous }) => [...wordings, name in previous ? previous[name] : wordings.at(-1)],
    [now],
  )
}

function firstWording(wordings: unknown[]): string | null {
  const [now] = wordings
  const oldest = wordings.at(-1)
  if (typeof oldest === 'string' && oldest !== '') return oldest
  const first = wordings.findLast((wording) => typeof wording === 'string' && wording !== '')
  return typeof first === 'string' && first !== now ? first : null
}

/** A text that is current is compared with the newest of the others. */
function newestOther(ledger: Ledger, name: string): LanguageCode | undefined {
  const others = Object.entries(ledger.shown).filter(
    ([other]) => other !== name && fieldAndLanguage(other).field === fieldAndLanguage(name).field,
  )
  const [newest] = others.toSorted(([, one], [, other]) => other - one)
  const language = newest && fieldAndLanguage(newest[0]).language
  return newerLanguages(ledger, name)[0] ?? language ?? undefined
}

function documentWithLedger(kind: LedgerKind) {
  return documentOf(kind) as VersionedDocument<DocumentId, Ledgered>
}

function markOf(kind: LedgerKind, { texts, mark }: LedgerChange, edit: Edit) {
  const named = (current: Ledgered) =>
    textsAmong(documentWithLedger(kind).valuesOf(current), ledgerTexts[kind])
  return {
    action: 'check' as const,
    edit,
    sent: named,
    change(current: Ledgered, unseen: { previous: object }[]): { ledger: Ledger } & Ledgered {
      const names = texts.map(({ field, language }) => textName(field, language))
      if (!names.every((name) => named(current)[name])) {
        throw new Problem('invalid-input', { fields: { texts: messages.textBlank } })
      }
      const fields = new Set(texts.map(({ field }) => field))
      const changed = unseen.flatMap(({ previous }) => Object.keys(previous))
      if (changed.some((name) => fields.has(fieldAndLanguage(name).field))) {
        refuseStale({ ...edit, base: -1 }, current)
      }
      const revision = current.revision + 1
      return { ...current, ledger: markedLedger(current.ledger, names, mark, revision) }
    },
  }
}
