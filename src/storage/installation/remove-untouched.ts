import { homePageId } from '../../domain/pages/page.ts'
import type { DocumentKind, Edit } from '../../domain/documents/revision.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import { removeArticle } from '../articles/article-document.ts'
import type { Trx } from '../engine/tables.ts'
import { isInUse } from '../media/picture-uses.ts'
import { removePage, resetHome } from '../pages/page-document.ts'
import { removeCard } from '../partners/card-document.ts'
import { resetSection } from '../sections/section-document.ts'
import type { Untouched } from './untouched-demo.ts'

export type RemovedDemo = { removed: number[]; reset: SectionName[] }

export async function removeAll(trx: Trx, untouched: Untouched, edit: Edit): Promise<RemovedDemo> {
  const { home, sections } = untouched
  const removed = await removeParts(trx, untouched, edit)
  for (const { name, revision } of sections) {
    const { revisionId } = await resetSection(trx, name, { ...edit, base: revision })
    if (revisionId === null) await forget(trx, 'section', name)
    else removed.push(revisionId)
  }
  if (home !== undefined) {
    const { revisionId } = await resetHome(trx, { ...edit, base: home })
    if (revisionId === null) await forget(trx, 'page', String(homePageId))
    else removed.push(revisionId)
  }
  return { removed, reset: sections.map(({ name }) => name) }
}

export async function removeParts(
  trx: Trx,
  { articles, cards, pages }: Pick<Untouched, 'articles' | 'cards' | 'pages'>,
  edit: Edit,
): Promise<number[]> {
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
  return removed
}

/** A document that was blank when it was reset has nothing that could come back from the trash. */
async function forget(trx: Trx, kind: DocumentKind, subject: string): Promise<void> {
  await trx
    .deleteFrom('demo_documents')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

/**
 * The pictures of these revisions that have no description and are shown nowhere else; whatever brings the content
 * back brings them back.
 */
export async function takeOutOfLibrary(trx: Trx, revisions: number[]): Promise<void> {
  if (revisions.length === 0) return
  await trx
    .updateTable('media')
    .set({ library: 0 })
    .where('revision', '=', 0)
    .where('id', 'in', (pictures) =>
      pictures
        .selectFrom('revision_media')
        .select('media_id')
        .where('revision_id', 'in', revisions),
    )
    .where((pictures) => pictures.not(isInUse(pictures)))
    .execute()
}
