import type { DocumentKind, Edit, Values } from '../../domain/documents/revision.ts'
import {
  blankSection,
  changeSection,
  type SectionName,
  sectionNames,
} from '../../domain/sections/section.ts'
import type { Trx } from '../engine/tables.ts'
import { refuseStale, saveWithRevision } from '../history/save-with-revision.ts'
import { changingSection, isBlankSection } from '../sections/section-document.ts'
import type { HomeBlock } from '../../domain/pages/block.ts'
import { isFirstHomePage } from '../../domain/pages/home-page.ts'
import { homePageId } from '../../domain/pages/page.ts'
import { arrangeHome, lockPage } from '../pages/page-document.ts'

type Start = {
  untouched: { name: SectionName; revision: number }[]
  values: Partial<Record<SectionName, Values>>
  edit: Edit
}

export async function startSections(trx: Trx, { untouched, values, edit }: Start) {
  const removed: number[] = []
  const made: SectionName[] = []
  for (const name of sectionNames) {
    const known = untouched.find((section) => section.name === name)
    if (!known && !(values[name] && (await isBlankSection(trx, name)))) continue
    const { saved, revisionId } = await startSection(trx, name, {
      values: values[name] ?? {},
      edit: { ...edit, base: known?.revision },
    })
    if (revisionId !== null) removed.push(revisionId)
    if (!values[name]) continue
    made.push(name)
    await rememberAsDemo(trx, 'section', name, saved.revision)
  }
  return { removed, made }
}

function startSection(
  trx: Trx,
  name: SectionName,
  { values, edit }: { values: Values; edit: Edit },
) {
  return saveWithRevision(trx, changingSection(), name, {
    action: 'reset',
    edit,
    sent: null,
    change(current) {
      if (edit.base !== undefined) refuseStale(edit, current)
      return changeSection(blankSection(name), values)
    },
  })
}

export async function rememberAsDemo(
  trx: Trx,
  kind: DocumentKind,
  subject: string,
  revision: number,
): Promise<void> {
  await trx
    .insertInto('demo_documents')
    .values({ kind, subject, revision })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ revision }))
    .execute()
}

type HomeStart = {
  untouched: number | undefined
  kinds: HomeBlock[]
  edit: Edit
}

/**
 * Sets which parts the home page has, unless staff have chosen them. Returns the trash ids of what
 * it replaced.
 */
export async function startHome(
  trx: Trx,
  { untouched, kinds, edit }: HomeStart,
): Promise<number[]> {
  if (untouched === undefined && !isFirstHomePage(await lockPage(trx, homePageId))) return []
  const { saved, revisionId } = await arrangeHome(trx, kinds, { ...edit, base: untouched })
  if (revisionId === null) return []
  await rememberAsDemo(trx, 'page', String(homePageId), saved.revision)
  return [revisionId]
}
