import type { HomeBlock } from '../../domain/pages/block.ts'
import { isFirstHomePage } from '../../domain/pages/home-page.ts'
import { homePageId } from '../../domain/pages/page.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { Trx } from '../engine/tables.ts'
import { arrangeHome, lockPage } from '../pages/page-document.ts'
import { rememberAsDemo } from './start-sections.ts'

type Start = {
  untouched: number | undefined
  kinds: HomeBlock[]
  edit: Edit
}

/**
 * Sets which parts the home page has, unless staff have chosen them. Returns the trash ids of what
 * it replaced.
 */
export async function startHome(trx: Trx, { untouched, kinds, edit }: Start): Promise<number[]> {
  if (untouched === undefined && !isFirstHomePage(await lockPage(trx, homePageId))) return []
  const { saved, revisionId } = await arrangeHome(trx, kinds, { ...edit, base: untouched })
  if (revisionId === null) return []
  await rememberAsDemo(trx, 'page', String(homePageId), saved.revision)
  return [revisionId]
}
