import { changePage, sentPageValues } from '../../domain/pages/change-page.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { homePageId, type LinkToPage, type Page } from '../../domain/pages/page.ts'
import { pageValues } from '../../domain/pages/page-values.ts'
import type { Edit, Values } from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { recordCreation } from '../history/revision-rows.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import {
  insertPage,
  pageDocument,
  readPage,
  removePage,
  resetHome,
  writePage,
} from './page-document.ts'
import { linksToPage } from './page-references.ts'
import { listPages } from './page-list.ts'
import { withFreeSlugs } from './page-slugs.ts'
import { findBySlug, homeBlocksIn, pageAddresses, pageLinks, slugsOf } from './public-pages.ts'

export function createPageStore({ db, write }: Database) {
  return {
    list: (request: Parameters<typeof listPages>[1]) => listPages(db, request),

    get: (id: number): Promise<Page> => readPage(db, id),

    async leadingTo(id: number): Promise<LinkToPage[]> {
      await readPage(db, id)
      return linksToPage(db, id)
    },

    /** Throws Problem('invalid-input') and Problem('address-taken'). */
    create: (values: Values, edit: Edit): Promise<Page> =>
      write(edit.right, (trx) => createPage(trx, values, edit)),

    /** Throws Problem('conflict') for a value changed after `edit.base`, and what `create` throws. */
    async change(id: number, values: Values, edit: Edit): Promise<Page> {
      const { saved } = await write(edit.right, (trx) =>
        saveWithRevision(trx, pageDocument, id, {
          action: 'change',
          edit,
          sent: (current) => sentPageValues(current, values),
          change: (current, unseen) =>
            withFreeSlugs(trx, current, changePage(current, values, unseen), values),
        }),
      )
      return saved
    },

    /** Returns the trash id. Throws Problem('conflict'). */
    remove: (id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removePage(trx, id, edit)),

    /** `trashId` is set if there was anything. Throws Problem('conflict'). */
    async resetHome(edit: Edit): Promise<Page & { trashId: number | null }> {
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

export async function createPage(trx: Trx, values: Values, edit: Edit): Promise<Page> {
  const blank = await insertPage(trx, { created_at: edit.at.toISOString(), revision: 1 })
  const changed = await withFreeSlugs(trx, blank, changePage(blank, values), values)
  const page = await writePage(trx, blank, changed)
  await recordCreation(trx, { kind: 'page', id: page.id, values: pageValues(page), edit })
  return page
}
