import {
  changedValues,
  type Edit,
  isBlank,
  isSame,
  type Values,
} from '../../domain/documents/revision.ts'
import type { NewGalleryItem } from '../../domain/gallery/gallery.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'
import { changePage } from '../../domain/pages/change-page.ts'
import { isFirstHomePage, resetHomePage } from '../../domain/pages/home-page.ts'
import { homePageId, type Page } from '../../domain/pages/page.ts'
import { pageValues } from '../../domain/pages/page-values.ts'
import {
  blankSection,
  changeSection,
  type Section,
  type SectionDraft,
  type SectionName,
  sectionValues,
} from '../../domain/sections/section.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import { untouchedDemo } from '../installation/untouched-demo.ts'
import { changingPage, readPage } from '../pages/page-document.ts'
import { changingSection, readSection } from '../sections/section-document.ts'
import { type MovedPicture, noteBrought, notInLibrary } from './describe-pictures.ts'
import { describeShown, type ImportRun } from './take-in.ts'
import { noteOrigin } from './take-in-others.ts'

export type MovedSection = {
  key: string
  name: SectionName
  values: Values
  gallery: NewGalleryItem[]
  described: MovedPicture[]
  /** The rest of what the demo wrote stays, because nothing comes in its place. */
  isPart?: true
}

export async function settledInSection(db: Db, moved: MovedSection): Promise<string[]> {
  const current = await readSection(db, moved.name)
  return mergedSection(current, await isSectionOfDemo(db, current), moved).kept
}

export async function takeInSection(
  trx: Trx,
  run: ImportRun,
  moved: MovedSection,
  edit: Edit,
): Promise<string[]> {
  const { key, name, described } = moved
  const isDemo = await isSectionOfDemo(trx, await readSection(trx, name))
  let before: Values = {}
  let kept: string[] = []
  const fresh = await freshPictures(trx, described)
  const { saved } = await saveWithRevision(trx, changingSection(), name, {
    action: 'change',
    edit,
    sent: null,
    change(current) {
      before = sectionValues(current)
      const merged = mergedSection(current, isDemo, moved)
      kept = merged.kept
      return merged.draft
    },
  })
  const after = sectionValues(saved)
  await notePictures(trx, run, { after, described, fresh }, edit)
  await noteOrigin(
    trx,
    run,
    {
      key,
      kind: 'section',
      document_id: 0,
      revision: saved.revision,
      digest: name,
      written: JSON.stringify(changedValues(before, after)),
    },
    edit,
  )
  return kept
}

async function isSectionOfDemo(db: Db, { name, revision }: Section): Promise<boolean> {
  const { sections } = await untouchedDemo(db)
  return sections.some((one) => one.name === name && one.revision === revision)
}

function mergedSection(
  current: Section,
  isDemo: boolean,
  { name, values, gallery, isPart }: MovedSection,
): { draft: SectionDraft; kept: string[] } {
  const blank = blankSection(name) as Section
  const written = isDemo ? { ...blank, revision: current.revision } : current
  const [standing, standard] = [sectionValues(written), sectionValues(blank)]
  const others = Object.entries(values).filter(([field, value]) => !isSame(value, standing[field]))
  const isFree = ([field]: [string, unknown]) =>
    isBlank(standing[field]) || isSame(standing[field], standard[field])
  const kept = others.filter((one) => !isFree(one)).map(([field]) => field)
  const base = isPart ? current : written
  const draft: SectionDraft = changeSection(base, Object.fromEntries(others.filter(isFree)))
  if (draft.name !== 'banner' || gallery.length === 0) return { draft, kept }
  const isGalleryFree = draft.gallery.length === 0
  return isGalleryFree
    ? { draft: { ...draft, gallery }, kept }
    : { draft, kept: [...kept, 'gallery'] }
}

export type MovedHome = { key: string; values: Values; described: MovedPicture[] }

export async function mayTakeInHome(db: Db): Promise<boolean> {
  return isHomeFree(await readPage(db, homePageId), await untouchedDemo(db))
}

function isHomeFree(page: Page, { home }: Awaited<ReturnType<typeof untouchedDemo>>): boolean {
  const isFirst = isFirstHomePage(page) && Object.keys(page.texts).length === 0
  return isFirst || home === page.revision
}

export async function takeInHome(
  trx: Trx,
  run: ImportRun,
  { key, values, described }: MovedHome,
  edit: Edit,
): Promise<boolean> {
  const current = await changingPage().lockForUpdate(trx, homePageId)
  if (!isHomeFree(current, await untouchedDemo(trx))) return false
  const fresh = await freshPictures(trx, described)
  const { saved } = await saveWithRevision(trx, changingPage(), homePageId, {
    action: 'change',
    edit,
    sent: null,
    change: (page) => changePage({ ...resetHomePage(page), order: [], blocks: {} }, values),
  })
  const after = pageValues(saved)
  await notePictures(trx, run, { after, described, fresh }, edit)
  await noteOrigin(
    trx,
    run,
    {
      key,
      kind: 'home',
      document_id: homePageId,
      revision: saved.revision,
      digest: '',
      written: JSON.stringify(changedValues(pageValues(current), after)),
    },
    edit,
  )
  return true
}

function freshPictures(trx: Trx, described: MovedPicture[]): Promise<string[]> {
  return notInLibrary(
    trx,
    described.map(({ id }) => id),
  )
}

type Shown = { after: Values; described: MovedPicture[]; fresh: string[] }

async function notePictures(
  trx: Trx,
  run: ImportRun,
  { after, described, fresh }: Shown,
  edit: Edit,
): Promise<void> {
  const shown = shownPictures(after)
  await describeShown(trx, shown, described, edit)
  await noteBrought(
    trx,
    run.id,
    fresh.filter((id) => shown.includes(id)),
  )
}
