import { createHash } from 'node:crypto'
import { articleTextForms } from '../contract/article-forms.ts'
import { sectionPaths } from '../domain/articles/article.ts'
import type { ArticleTexts } from '../domain/articles/article-fields.ts'
import { plainText } from '../domain/articles/excerpt.ts'
import { textValues } from '../domain/documents/revision.ts'
import type { LanguageCode } from '../domain/languages/language.ts'
import { leftOut, type Row } from '../domain/moving/analyse-export.ts'
import { inLanguage } from '../domain/moving/item-languages.ts'
import { movedTexts, notesOfItem, oldPaths } from '../domain/moving/moved-item.ts'
import { movedText } from '../domain/moving/moved-text.ts'
import { termKey } from '../domain/moving/moved-topics.ts'
import type { ExportedItem } from '../domain/moving/read-part.ts'
import type { ReportLine } from '../domain/moving/report.ts'
import { topicLimits } from '../domain/topics/topic.ts'
import type { ArticleSave } from '../storage/articles/article-save.ts'
import { originName } from '../storage/moving/moving-store.ts'
import { wordsAsJson } from '../storage/search/words-as-json.ts'
import { joinedPictures, type PicturesOfText } from './move-in-pictures.ts'
import type { Run } from './move-in-run.ts'

type Half = { row: Row; item: ExportedItem; language: LanguageCode; digest: string }
type Moved = { texts: ArticleTexts; notes: string[] }
type MadeHalf = Half & { moved: Moved | string; pictures: PicturesOfText }
type TakenHalf = Half & Moved & { pictures: PicturesOfText }

export async function takeInText(
  run: Run,
  rows: Row[],
  items: ExportedItem[],
): Promise<ReportLine[]> {
  const halves = rows.flatMap((row, index) => {
    const item = items[index] as ExportedItem
    const digest = digestOf(item)
    return row.languages.map((language): Half => ({ row, item, language, digest }))
  })
  const originOf = ({ row, language }: Half) => run.known.get(originName(row.id, language))
  if (!halves.some(originOf)) return takeInNew(run, rows, halves)
  const isSame = (half: Half) => originOf(half)?.isHere && originOf(half)?.digest === half.digest
  const notes = run.pictures.isGiven ? await addPictures(run, halves.filter(isSame)) : []
  return rows.map((row) => {
    const own = halves.filter((half) => half.row === row)
    const origins = own.map(originOf)
    const found = origins.find((origin) => origin !== undefined)
    if (!found)
      return leftOut(row, 'Its text in another language is here already: add this one there.')
    if (!found.isHere) return leftOut(row, 'It was deleted here.')
    if (origins.some((origin) => origin?.digest !== own[0]?.digest)) {
      return leftOut(row, 'It is here already, and what changed there since is not taken in yet.')
    }
    return lineOf(run, row, { outcome: 'unchanged', id: found.id, notes })
  })
}

async function addPictures(run: Run, halves: Half[]): Promise<string[]> {
  const { analysis, storage, known, isTrial } = run
  const taken = takenOf(await madeOf(run, halves))
  const [first] = taken
  const origin = first && known.get(originName(first.row.id, first.language))
  if (!origin) return []
  const { note: _note, gallery, ...shared } = joinedPictures(taken.map(({ pictures }) => pictures))
  const wanted = {
    ...shared,
    id: origin.id,
    gallery: gallery.map(asItem),
    texts: taken.map(({ row, language, texts }) => ({
      key: row.id,
      language,
      content: texts.content,
    })),
  }
  const { isLacking, hasChanged } = await storage.moving.lackedPictures(analysis.source, wanted)
  if (isLacking && !isTrial) {
    await storage.moving.addPictures(await run.begun(), wanted, run.edit())
  }
  run.pictures.note(
    taken.map(({ pictures }) => pictures),
    isLacking,
  )
  return [
    isLacking ? 'Its pictures were added to what is here.' : '',
    hasChanged ? 'It was changed here since, so that pictures are not added there.' : '',
  ].filter(Boolean)
}

async function madeOf(run: Run, halves: Half[]): Promise<MadeHalf[]> {
  const all: MadeHalf[] = []
  for (const half of halves) all.push(await made(run, half))
  return all
}

async function made(run: Run, half: Half): Promise<MadeHalf> {
  const { item, language } = half
  const authorName = run.analysis.authors.get(item.author) ?? item.author
  const text = movedText(inLanguage(item.content, language))
  const pictures = await run.pictures.ofText({ item, moved: text, language })
  const { pictureOf } = pictures
  const moved = checked(movedTexts(item, language, text, { authorName, pictureOf }))
  return { ...half, moved, pictures }
}

function takenOf(halves: MadeHalf[]): TakenHalf[] {
  return halves.flatMap(({ moved, ...half }) =>
    typeof moved === 'string' ? [] : [{ ...half, ...moved }],
  )
}

async function takeInNew(run: Run, rows: Row[], halves: Half[]): Promise<ReportLine[]> {
  const { storage, edit, isTrial } = run
  const all = await madeOf(run, halves)
  const taken = takenOf(all)
  const { gallery, described, cover, note } = joinedPictures(taken.map(({ pictures }) => pictures))
  const dates = taken.map(({ row }) => row.date)
  const given_date = dates.find((date) => date !== null) ?? null
  const carried = taken.flatMap(({ item }) =>
    item.terms.map((term) => run.topics.get(termKey(term))),
  )
  const topics = [...new Set(carried.filter((id) => id !== undefined))]
  const values = { given_date, topics: topics.slice(0, topicLimits.ofArticle) }
  const [first, ...others] = taken.map(({ language, texts }) => saveOf(language, texts))
  const section = run.sections[rows[0]?.kind ?? '']
  const shared = first && {
    ...first,
    values: { ...first.values, ...values, ...(cover && { image: cover }) },
    gallery: { removed: [], added: gallery.map(asItem) },
  }
  const used = new Set(taken.map(({ row }) => row))
  const saved =
    isTrial || !shared || !section
      ? { id: undefined, unled: [] }
      : await storage.moving.takeIn(
          await run.begun(),
          {
            section,
            saves: [shared, ...others],
            described,
            origins: taken.map(({ row, language, digest }) => ({ key: row.id, language, digest })),
            oldPaths: pathsOf(taken),
          },
          edit(),
        )
  run.pictures.note(
    taken.map(({ pictures }) => pictures),
    saved !== undefined,
  )
  return rows.map((row) => {
    const own = all.filter((half) => half.row === row)
    const reasons = own.map(({ moved }) => moved).filter((moved) => typeof moved === 'string')
    if (!used.has(row)) return leftOut(row, reasons[0] ?? '')
    if (!saved) return lineOf(run, row, { outcome: 'unchanged', id: undefined, notes: [] })
    const [{ item } = { item: undefined }] = own
    const other = run.possible.get(row)
    const notes = [
      ...reasons,
      ...own.flatMap(({ moved, pictures }) =>
        typeof moved === 'string' ? [] : [...pictures.notes, ...moved.notes],
      ),
      ...(item ? notesOfItem(item, row.date) : []),
      ...(topics.length > topicLimits.ofArticle ? ['It has more topics than an article can.'] : []),
      ...(other
        ? [`It may be the same text as number ${other.n}, which is an article of its own.`]
        : []),
      ...(row === rows[0] && note !== '' ? [note] : []),
      ...(row === rows[0] && saved.unled.length > 0
        ? [`These addresses answer already, so that no redirect was made: ${saved.unled.join(' ')}`]
        : []),
    ]
    return lineOf(run, row, { outcome: 'taken in', id: saved.id, notes: [...new Set(notes)] })
  })
}

function pathsOf(taken: TakenHalf[]) {
  const byRow = Map.groupBy(taken, ({ row }) => row)
  return [...byRow.values()].flatMap((own) =>
    own[0]
      ? oldPaths(
          own[0].item,
          own.map(({ language }) => language),
        )
      : [],
  )
}

type Fate = { outcome: 'taken in' | 'unchanged'; id: number | undefined; notes: string[] }

function lineOf(run: Run, row: Row, { outcome, id, notes }: Fate): ReportLine {
  const { n, kind, title, address, languages } = row
  const section = run.sections[kind]
  return {
    n,
    kind,
    title,
    address,
    language: languages.join(' '),
    outcome: notes.length > 0 ? 'changed' : outcome,
    reasons: notes,
    here: id === undefined || !section ? '' : `/dashboard/${sectionPaths[section]}/${id}`,
  }
}

function asItem({ picture, titles }: PicturesOfText['gallery'][number]) {
  return { type: 'image' as const, picture, titles }
}

function checked(moved: ReturnType<typeof movedTexts>): ReturnType<typeof movedTexts> {
  if (typeof moved === 'string') return moved
  const texts = { ...moved.texts }
  const notes = [...moved.notes]
  for (const [name, form] of Object.entries(articleTextForms)) {
    const field = name as keyof ArticleTexts
    const { data, error } = form.safeParse(texts[field])
    if (data === undefined && (field === 'title' || field === 'content')) {
      return `Its ${field} cannot be that of an article: ${error?.issues[0]?.message}`
    }
    if (data === undefined) notes.push(`Left out (${field}): ${texts[field]}`)
    texts[field] = data ?? ''
  }
  return { texts, notes }
}

function saveOf(language: LanguageCode, texts: ArticleTexts): ArticleSave {
  return {
    language,
    values: textValues<Record<string, string>>({ [language]: texts }),
    words: wordsAsJson(plainText(texts.content)),
    gallery: { removed: [], added: [] },
    wish: 'no',
  }
}

/** Former builds have not read where a file is. */
function digestOf({ meta, ...item }: ExportedItem): string {
  const { file: _file, parent: _parent, order: _order, ...known } = item
  const all = JSON.stringify({ ...known, meta: [...meta] })
  return createHash('sha256').update(all).digest('base64url')
}
