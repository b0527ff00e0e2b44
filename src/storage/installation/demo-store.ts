import type { LanguageCode } from '../../domain/language.ts'
import { homePageId } from '../../domain/page.ts'
import { Problem } from '../../domain/problem.ts'
import type { ContentKind, DocumentKind, Edit } from '../../domain/revision.ts'
import type { SectionName } from '../../domain/section.ts'
import type { StartingPoint } from '../../domain/starting-point.ts'
import { startingPages } from '../../domain/starting-pages.ts'
import { startingValues } from '../../domain/starting-values.ts'
import { removeArticle } from '../articles/article-document.ts'
import { removePage } from '../pages/page-document.ts'
import { removeCard } from '../partners/card-document.ts'
import type { Database } from '../engine/database.ts'
import { resetSection } from '../sections/section-document.ts'
import { startPages } from './start-pages.ts'
import { startSections } from './start-sections.ts'
import type { Db, Trx } from '../engine/tables.ts'

/** What is in the trash now, and the sections that were written. */
export type Started = { removed: number[]; made: SectionName[] }

/** What the removal of the demo content put into the trash, and the sections that are blank again. */
export type RemovedDemo = { removed: number[]; reset: SectionName[] }

/** The content of the demo company, as far as nobody has made it their own. */
export function createDemoStore({ write }: Database) {
  return {
    /** Notes that all the content there is now is the demo's. */
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

    /**
     * Deletes the articles, cards and pages and resets the sections that nobody changed, all or none; the trash
     * can bring each back. Throws Problem('no-demo-content'), or Problem('conflict') if somebody saves one
     * of them at the same moment.
     */
    remove(edit: Edit): Promise<RemovedDemo> {
      return write(edit.right, async (trx) => {
        await lockForUpdate(trx)
        const untouched = await untouchedDemo(trx)
        if (isNothing(untouched)) throw new Problem('no-demo-content')
        return removeAll(trx, untouched, edit)
      })
    },

    /**
     * Takes the demo away like `remove`, or what another starting point brought, and writes this one into the
     * sections that nobody made their own. It counts as the demo's; the trash can bring back what was.
     */
    startAs(point: StartingPoint, edit: Edit): Promise<Started> {
      return write(edit.right, async (trx) => {
        await lockForUpdate(trx)
        const untouched = await untouchedDemo(trx)
        const languages = await languagesOf(trx)
        const values = startingValues(point, languages)
        const { removed } = await removeAll(trx, { ...untouched, sections: [], pages: [] }, edit)
        const written = await startSections(trx, { untouched: untouched.sections, values, edit })
        const pages = { untouched: untouched.pages, values: startingPages(point, languages), edit }
        removed.push(...written.removed, ...(await startPages(trx, pages)))
        return { removed, made: written.made }
      })
    },
  }
}

type Untouched = {
  articles: { id: number; revision: number }[]
  cards: { id: number; revision: number }[]
  pages: { id: number; revision: number }[]
  sections: { name: SectionName; revision: number }[]
}

/** What is still as the demo brought it. */
export async function untouchedDemo(db: Db): Promise<Untouched> {
  const rows = await db.selectFrom('demo_documents').selectAll().execute()
  const revisions = new Map(rows.map(({ kind, subject, revision }) => [kind + subject, revision]))
  const subjects = (kind: ContentKind) =>
    rows.filter((row) => row.kind === kind).map(({ subject }) => subject)
  const articles = await atRevision(db, 'articles', subjects('article').map(Number))
  const cards = await atRevision(db, 'cards', subjects('card').map(Number))
  const pages = await atRevision(db, 'pages', pageIds(subjects('page')))
  const sections = await db.selectFrom('sections').select(['name', 'revision']).execute()
  return {
    articles: articles.filter(({ id, revision }) => revisions.get(`article${id}`) === revision),
    cards: cards.filter(({ id, revision }) => revisions.get(`card${id}`) === revision),
    pages: pages.filter(({ id, revision }) => revisions.get(`page${id}`) === revision),
    sections: sections.filter(({ name, revision }) => revisions.get(`section${name}`) === revision),
  }
}

/** Whether the installation began with the demo. */
export async function hadDemo(db: Db): Promise<boolean> {
  const first = await db.selectFrom('demo_documents').select('kind').limit(1).execute()
  return first.length > 0
}

export function isNothing({ articles, cards, pages, sections }: Untouched): boolean {
  return articles.length + cards.length + pages.length + sections.length === 0
}

/**
 * What was the demo's before the revision `removal`, or is a starting point's since, is so again after the
 * next, which undid it.
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

async function languagesOf(db: Db): Promise<LanguageCode[]> {
  const rows = await db.selectFrom('languages').select('code').execute()
  return rows.map(({ code }) => code)
}

/** Of two who remove it, the second finds nothing. */
async function lockForUpdate(trx: Trx): Promise<void> {
  await trx
    .updateTable('demo_documents')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .execute()
}

/** The home page is never the demo's alone. */
function pageIds(subjects: string[]): number[] {
  return subjects.map(Number).filter((id) => id !== homePageId)
}

async function atRevision(db: Db, table: 'articles' | 'cards' | 'pages', ids: number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom(table)
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

async function removeAll(
  trx: Trx,
  { articles, cards, pages, sections }: Untouched,
  edit: Edit,
): Promise<RemovedDemo> {
  const removed: number[] = []
  for (const { id, revision } of articles) {
    removed.push(await removeArticle(trx, id, { ...edit, base: revision }))
  }
  for (const { id, revision } of cards) {
    removed.push(await removeCard(trx, id, { ...edit, base: revision }))
  }
  for (const { id, revision } of pages) {
    removed.push(await removePage(trx, id, { ...edit, base: revision }))
  }
  for (const { name, revision } of sections) {
    const reset = await resetSection(trx, name, { ...edit, base: revision })
    if (reset.revisionId !== null) removed.push(reset.revisionId)
  }
  return { removed, reset: sections.map(({ name }) => name) }
}
