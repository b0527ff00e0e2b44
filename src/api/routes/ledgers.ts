import { type Context, Hono } from 'hono'
import { wholeArticle } from '../../contract/articles.ts'
import { card } from '../../contract/cards.ts'
import { ledgerEndpoints, type LedgerKind, ledgerPaths } from '../../contract/ledger.ts'
import { page } from '../../contract/pages.ts'
import { section } from '../../contract/sections.ts'
import type { Article } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import type { Page } from '../../domain/pages/page.ts'
import type { Card } from '../../domain/partners/partner-card.ts'
import { Problem } from '../../domain/problem.ts'
import type { Section } from '../../domain/sections/section.ts'
import type { z } from '../../domain/text/schema.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { answeringConflicts, editOf } from '../http/edit-of.ts'
import type { ApiVariables } from '../http/permissions.ts'
import {
  editableSectionOf,
  idOf,
  pageIdOf,
  sectionNameOf,
  sectionOf,
} from './address-parameters.ts'
import { toLedger, toWholeArticle } from './article-response.ts'
import { toCard } from './cards.ts'
import { toWholePage } from './page-response.ts'
import { toSection } from './section-response.ts'

type StaffContext = Context<ApiVariables>

type Ledgered = {
  kind: LedgerKind
  subjectOf(c: StaffContext, purpose: 'read' | 'mark'): Promise<number | string>
  /** A conflict carries the document; of one language where it is answered in one. */
  respond(document: never, codes: LanguageCode[], language: LanguageCode): object
}

export function ledgerRoutes(parts: ApiParts) {
  const { articles, cards, pages } = parts.storage
  const { article: ofArticle, card: ofCard, section: ofSection, page: ofPage } = ledgerPaths
  const articleLedger: Ledgered = {
    kind: 'article',
    subjectOf: async (c) => (await articles.get(sectionOf(c), idOf(c))).id,
    respond: (article: Article, _codes, language) => toWholeArticle(article, language),
  }
  const cardLedger: Ledgered = {
    kind: 'card',
    subjectOf: async (c) => (await cards.get(idOf(c))).id,
    respond: (one: Card, _codes, language) => toCard(one, language),
  }
  const sectionLedger: Ledgered = {
    kind: 'section',
    subjectOf: async (c, purpose) => (purpose === 'mark' ? editableSectionOf(c) : sectionNameOf(c)),
    respond: (one: Section, codes) => toSection(one, codes),
  }
  const pageLedger: Ledgered = {
    kind: 'page',
    subjectOf: async (c) => (await pages.get(pageIdOf(c))).id,
    respond: (one: Page) => toWholePage(one),
  }
  return new Hono<ApiVariables>()
    .route(ofArticle, ledgerOf(parts, articleLedger, wholeArticle))
    .route(ofCard, ledgerOf(parts, cardLedger, card))
    .route(ofSection, ledgerOf(parts, sectionLedger, section))
    .route(ofPage, ledgerOf(parts, pageLedger, page))
}

function ledgerOf(
  { storage }: ApiParts,
  { kind, subjectOf, respond }: Ledgered,
  document: z.ZodType,
) {
  const { languages, ledgers } = storage
  return createRoutes(ledgerEndpoints(kind, document), {
    'GET /': async (c) => {
      const { ledger, revision } = await ledgers.get(kind, await subjectOf(c, 'read'))
      return { ledger: toLedger(ledger), revision }
    },

    'POST /': async (c) => {
      const { base_revision, ...change } = c.req.valid('json')
      const edit = editOf(c, base_revision)
      const codes = await languages.codes()
      if (!change.texts.every(({ language }) => codes.includes(language))) {
        throw new Problem('invalid-input', { fields: { texts: messages.languageUnknown } })
      }
      const language = change.texts[0]?.language ?? ''
      const marking = ledgers.mark(kind, await subjectOf(c, 'mark'), change, edit)
      const { revision, ledger } = await answeringConflicts(
        (saved: never) => respond(saved, codes, language),
        marking,
      )
      return { message: marked[change.mark], revision, ledger: toLedger(ledger) }
    },

    'GET /:language/:field': async (c) => {
      const { code } = await languages.get(c.req.param('language'))
      const text = { language: code, field: c.req.param('field') }
      const { with: other } = c.req.valid('query')
      const subject = await subjectOf(c, 'read')
      const { changed, earlier, ...found } = await ledgers.compare(kind, subject, text, other)
      return {
        ...found,
        // oxlint-disable-next-line unicorn/no-thenable -- It is no promise, and JSON keeps its name.
        then: earlier,
        changed_by: changed?.by ?? null,
        changed_at: changed?.at.toISOString() ?? null,
      }
    },
  })
}

const marked = { right: messages.textIsRight, lead: messages.textLeads }
