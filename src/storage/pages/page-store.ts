import { changePage, sentPageValues } from '../../domain/pages/change-page.ts'
import { copiedPageValues } from '../../domain/pages/copy-page.ts'
import { isHomePage } from '../../domain/pages/home-page.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { homePageId, type LeadingLink, type Page } from '../../domain/pages/page.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit, Values } from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { recordCreation } from '../history/revision-rows.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import { ledgered, type SavedMove, type WithLedger } from '../history/with-ledger.ts'
import { changingPage, insertPage, readPage, removePage, resetHome } from './page-document.ts'
import { linksLeadingTo } from './page-references.ts'
import { plannedIn, plannedTimes } from './planned-events.ts'
import { listPages } from './page-list.ts'
import { withFreeSlugs } from './page-slugs.ts'
import { findBySlug, homeBlocksIn, pageAddresses, pageLinks, slugsOf } from './public-pages.ts'

export function createPageStore({ db, write }: Database) {
  return {
    list: (request: Parameters<typeof listPages>[1]) => listPages(db, request),

    get: (id: number): Promise<Page> => readPage(db, id),

    async leadingTo(id: number): Promise<LeadingLink[]> {
      await readPage(db, id)
      return linksLeadingTo(db, { kind: 'page', id })
    },

    /** Throws Problem('invalid-input') and Problem('address-taken'). */
    create: (values: Values, edit: Edit, move?: SavedMove): Promise<WithLedger<Page>> =>
      write(edit.right, (trx) => createPage(trx, values, edit, move)),

    /** The home page cannot be copied: there is one. */
    duplicate: (id: number, edit: Edit): Promise<WithLedger<Page>> =>
      write(edit.right, async (trx) => {
        const original = await readPage(trx, id)
        if (isHomePage(original)) throw new Problem('not-found')
        return createPage(trx, copiedPageValues(original), edit)
      }),

    /** Throws Problem('conflict') for a value changed after `edit.base`, and what `create` throws. */
    change: (id: number, values: Values, edit: Edit, move?: SavedMove): Promise<WithLedger<Page>> =>
      write(edit.right, (trx) => savePage(trx, id, values, edit, move)),

    /** Returns the trash id. Throws Problem('conflict'). */
    remove: (id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removePage(trx, id, edit)),

    /** `trashId` is set if there was anything. Throws Problem('conflict'). */
    async resetHome(edit: Edit): Promise<WithLedger<Page> & { trashId: number | null }> {
      const { saved, revisionId } = await write(edit.right, (trx) => resetHome(trx, edit))
      return { ...saved, trashId: revisionId }
    },

    home: (language: LanguageCode) => homeBlocksIn(db, language),

    /** Returns undefined where no published page is or was at the address. */
    findBySlug: (language: LanguageCode, slug: string) => findBySlug(db, language, slug),

    languagesOf: (id: number) => slugsOf(db, id),

    links: (language: LanguageCode) => pageLinks(db, language),

    linksTo: (ids: number[], language: LanguageCode) => pageLinks(db, language, ids),

    addresses: () => pageAddresses(db),

    events: (id: number, language: LanguageCode) => plannedIn(db, id, language),

    /** Those of all published pages, whether or not they are over. */
    eventTimes: () => plannedTimes(db),

    async count(): Promise<number> {
      const { total } = await db
        .selectFrom('pages')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('id', '<>', homePageId)
        .executeTakeFirstOrThrow()
      return total
    },
  }
}

export async function savePage(
  trx: Trx,
  id: number,
  values: Values,
  edit: Edit,
  move?: SavedMove,
): Promise<WithLedger<Page>> {
  const { saved } = await saveWithRevision(trx, changingPage(move), id, {
    action: 'change',
    edit,
    sent: (current) => sentPageValues(current, values),
    change: (current, unseen) =>
      withFreeSlugs(trx, current, changePage(current, values, unseen), values),
  })
  return saved
}

export async function createPage(
  trx: Trx,
  values: Values,
  edit: Edit,
  move?: SavedMove,
): Promise<WithLedger<Page>> {
  const blank = await insertPage(trx, { created_at: edit.at.toISOString(), revision: 1 })
  const { id, revision } = blank
  const changed = await withFreeSlugs(trx, blank, changePage(blank, values), values)
  const document = changingPage(move)
  const unsaved = await ledgered(trx, 'page', id, { ...blank, revision: 0 })
  const page = await document.write(trx, unsaved, changed, edit)
  await recordCreation(trx, { kind: 'page', id, values: document.valuesOf(page), edit })
  return { ...page, revision }
}
