import { withPictures } from '../../domain/moving/found-in-text.ts'
import type { LinksHere } from '../../domain/moving/links-here.ts'
import { listed, movedTexts } from '../../domain/moving/moved-item.ts'
import { nothingFound } from '../../domain/moving/moved-text.ts'
import { type Waiting, withoutWaiting, withWaiting } from '../../domain/moving/old-links.ts'
import {
  type OurBlocks,
  ourBlockValues,
  ourTextValues,
  pagePartsIn,
  picturesOfBlocks,
} from '../../domain/moving/our-page.ts'
import type { Picture } from '../../domain/media/media.ts'
import { textName, type Values } from '../../domain/documents/revision.ts'
import { leavingFolders } from '../../domain/leaving/front-matter.ts'
import { cleanRichText } from '../../domain/rich-text/clean-rich-text.ts'
import { checked } from './checked-texts.ts'
import { isStillHere } from './documents-here.ts'
import { ledAtLast } from './move-in-links.ts'
import { linksHere, textOf } from './move-in-others.ts'
import type { Half, MadeHalf, Run, TakenHalf } from './move-in-run.ts'

export async function madeOurs(run: Run, half: Half, page: OurBlocks): Promise<MadeHalf> {
  const { item, language } = half
  const found = { ...nothingFound(), html: '' }
  const own = await run.pictures.ofText({ item, moved: found, language })
  const pictures = { ...own, blocks: new Map<string, Picture>() }
  const ids = picturesOfBlocks(page)
  const paths = ids.map((id) => `/${leavingFolders.pictures}/${id}.webp`)
  const shown = await run.pictures.at(paths, item, language)
  for (const [index, id] of ids.entries()) {
    const picture = shown.pictures[index]
    if (picture) pictures.blocks.set(id, picture)
  }
  pictures.described = [...own.described, ...shown.described]
  const parts: Record<string, string> = {}
  const waitingIn: Record<string, Waiting> = {}
  for (const { name, markdown } of pagePartsIn(item.content)) {
    const text = await textOf(run, { ...item, content: markdown }, language)
    if (typeof text === 'string') return { ...half, moved: text, pictures }
    const { cover: _cover, gallery: _gallery, ...alone } = item
    const ofPart = await run.pictures.ofText({ item: alone, moved: text, language })
    const part = withoutWaiting(cleanRichText(withPictures(text, ofPart.pictureOf)))
    parts[name] = part.html
    waitingIn[name] = part.waiting
    pictures.described.push(...ofPart.described)
    pictures.notes.push(...ofPart.notes)
    found.lost.push(...text.lost)
  }
  const { pictureOf } = pictures
  found.lost.push(...page.lost)
  const given = { authorName: '', pictureOf }
  const title = item.title || item.slug
  const moved = checked(movedTexts({ ...item, title }, language, found, given))
  return {
    ...half,
    moved: typeof moved === 'string' ? moved : { ...moved, parts, waitingIn },
    pictures,
  }
}

export function ourPageValues(
  taken: TakenHalf[],
  here: LinksHere,
): { values: Values; lost: string[] } {
  const [first] = taken
  const page = first?.item.page
  if (!first || !page) return { values: {}, lost: [] }
  const pictures = new Map(taken.flatMap((half) => [...(half.pictures.blocks ?? [])]))
  const texts = taken.flatMap(({ item, language, parts = {} }) => {
    const { lead = '', texts = {} } = item.page ?? {}
    const own = ourTextValues(page, { ...texts, ...parts }, language)
    return Object.entries(lead === '' ? own : { ...own, [textName('lead', language)]: lead })
  })
  const { values, lost } = ourBlockValues(page, pictures, here)
  return { values: { ...values, listed: page.listed, ...Object.fromEntries(texts) }, lost }
}

/** A page may lead to one that came in after it. */
export async function linkPages(run: Run): Promise<void> {
  for (const { id, taken, line } of run.unlinked) {
    const linked = taken.map((half) => linkedAtLast(run, half))
    const { values, lost } = ourPageValues(linked, linksHere(run))
    const written: string[] = linked.flatMap(({ parts = {}, language }) =>
      Object.keys(parts).map((name) => textName(name, language)),
    )
    const blocks = Object.entries(values).filter(
      ([name]) => name.startsWith('block:') || written.includes(name),
    )
    if (!run.isTrial && id !== undefined) {
      await isStillHere(run.storage.moving.linkPage(id, Object.fromEntries(blocks), run.edit()))
    }
    if (lost.length > 0) {
      line.reasons.push(listed('Left out', lost))
      line.outcome = 'changed'
    }
  }
}

export function hasAllPictures({ item: { page }, pictures: { blocks } }: TakenHalf): boolean {
  return page === undefined || picturesOfBlocks(page).every((id) => blocks?.has(id))
}

export function isWaitingInParts({ waitingIn = {} }: TakenHalf): boolean {
  return Object.values(waitingIn).some((waiting) => Object.keys(waiting).length > 0)
}

export function linkedAtLast(run: Run, half: TakenHalf): TakenHalf {
  const parts = Object.entries(half.parts ?? {}).map(([name, html]) => [
    name,
    ledAtLast(run, withWaiting(html, half.waitingIn?.[name]), half.language),
  ])
  return { ...half, parts: Object.fromEntries(parts) }
}
