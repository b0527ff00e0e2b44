import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { nameOfFile } from '../../domain/media/library-picture.ts'
import { Problem } from '../../domain/problem.ts'
import type { DocumentKind, Edit } from '../../domain/documents/revision.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import { startingHome, type StartingPoint } from '../../domain/starting-point/starting-point.ts'
import { startingPages } from '../../domain/starting-point/starting-pages.ts'
import { startingValues } from '../../domain/starting-point/starting-values.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { searchWords } from '../media/library-document.ts'
import { type RemovedDemo, removeAll, removeParts, takeOutOfLibrary } from './remove-untouched.ts'
import { startPages } from './start-pages.ts'
import { startSections, startHome } from './start-sections.ts'
import { isNothing, untouchedDemo } from './untouched-demo.ts'
import type { Db, Trx } from '../engine/tables.ts'

type Started = { removed: number[]; made: SectionName[] }

export function createDemoStore({ write }: Database) {
  return {
    async remember(): Promise<void> {
      await write('product', (trx) =>
        trx
          .insertInto('demo_documents')
          .columns(['kind', 'subject', 'revision'])
          .expression(({ selectFrom }) =>
            selectFrom('revisions')
              .select(({ fn }) => ['kind', 'subject', fn.max('number').as('revision')])
              .groupBy(['kind', 'subject']),
          )
          .execute(),
      )
    },

    async describePictures(alts: Record<string, Record<LanguageCode, string>>): Promise<void> {
      await write('product', async (trx) => {
        for (const [file, texts] of Object.entries(alts)) await describe(trx, file, texts)
      })
    },

    /**
     * Deletes the articles, cards and pages and resets the sections that are unchanged, all or none; the trash
     * can bring each back. Throws Problem('no-demo-content'), or Problem('conflict') if someone saves one
     * of them at the same moment.
     */
    remove(edit: Edit): Promise<RemovedDemo> {
      return write(edit.right, async (trx) => {
        await lockForUpdate(trx)
        const untouched = await untouchedDemo(trx)
        if (isNothing(untouched)) throw new Problem('no-demo-content')
        const removal = await removeAll(trx, untouched, edit)
        await takeOutOfLibrary(trx, removal.removed)
        audit(trx, edit, 'demo-removed', '', {})
        return removal
      })
    },

    /**
     * Takes the demo away like `remove`, or what another starting point brought, and writes this one into the
     * sections that are unchanged. It counts as the demo's; the trash can restore what was there.
     */
    startAs(point: StartingPoint, edit: Edit): Promise<Started> {
      return write(edit.right, async (trx) => {
        await lockForUpdate(trx)
        const { articles, cards, pages, home, sections } = await untouchedDemo(trx)
        const languages = await languagesOf(trx)
        const removed = await removeParts(trx, { articles, cards, pages: [] }, edit)
        const wanted = startingPages(point, languages)
        const started = await startPages(trx, { untouched: pages, wanted, edit })
        const values = startingValues(point, languages, {
          pages: started.pages,
          filled: await filledSections(trx),
        })
        const written = await startSections(trx, { untouched: sections, values, edit })
        const arranged = await startHome(trx, { untouched: home, kinds: startingHome[point], edit })
        const all = [...removed, ...started.removed, ...written.removed, ...arranged]
        await takeOutOfLibrary(trx, all)
        audit(trx, edit, 'started', point, { point })
        return { removed: all, made: written.made }
      })
    },
  }
}

/**
 * Content that was the demo's before the revision `removal`, or a starting point's since, is so
 * again after the next revision, which undid it.
 */
export async function keepAsDemo(
  trx: Trx,
  kind: DocumentKind,
  subject: string,
  removal: number,
): Promise<void> {
  await trx
    .updateTable('demo_documents')
    .set({ revision: removal + 1 })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('revision', 'in', [removal - 1, removal])
    .execute()
}

async function describe(trx: Trx, file: string, texts: Record<LanguageCode, string>) {
  const picture = await trx
    .selectFrom('media')
    .select('id')
    .where('name', '=', nameOfFile(file))
    .executeTakeFirst()
  if (!picture) return
  const rows = Object.entries(texts).map(([language, alt]) => {
    return { media_id: picture.id, language, alt, caption: '', words: searchWords(alt) }
  })
  await trx
    .insertInto('media_texts')
    .values(rows)
    .onConflict((known) => known.columns(['media_id', 'language']).doNothing())
    .execute()
}

async function languagesOf(db: Db): Promise<LanguageCode[]> {
  const rows = await db.selectFrom('languages').select('code').execute()
  return rows.map(({ code }) => code)
}

async function filledSections(db: Db): Promise<ArticleSection[]> {
  const rows = await db.selectFrom('articles').select('section').distinct().execute()
  return rows.map(({ section }) => section)
}

async function lockForUpdate(trx: Trx): Promise<void> {
  await trx
    .updateTable('demo_documents')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .execute()
}
