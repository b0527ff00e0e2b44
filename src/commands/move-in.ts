import { createHash } from 'node:crypto'
import { articleTextForms } from '../contract/article-forms.ts'
import { sectionPaths } from '../domain/articles/article.ts'
import type { ArticleTexts } from '../domain/articles/article-fields.ts'
import { plainText } from '../domain/articles/excerpt.ts'
import { type Edit, textValues } from '../domain/documents/revision.ts'
import type { LanguageCode } from '../domain/languages/language.ts'
import {
  type Analysis,
  analyseExport,
  leftOut,
  type Row,
  shownTitle,
} from '../domain/moving/analyse-export.ts'
import { movedTexts, notesOfItem, oldPaths, type Sections } from '../domain/moving/moved-item.ts'
import { isTopic, movedTopics, pairingTaxonomies, termKey } from '../domain/moving/moved-topics.ts'
import { pairItems } from '../domain/moving/pair-items.ts'
import { type ExportedItem, readItem } from '../domain/moving/read-part.ts'
import type { ReportLine } from '../domain/moving/report.ts'
import { topicLimits } from '../domain/topics/topic.ts'
import type { ArticleSave } from '../storage/articles/article-save.ts'
import { partsIn, withPartsOf } from '../storage/moving/export-file.ts'
import { type KnownOrigin, originName } from '../storage/moving/moving-store.ts'
import { wordsAsJson } from '../storage/search/words-as-json.ts'
import type { CommandContext } from './command-context.ts'
import { CommandFailure } from './outcome.ts'

type Asked = {
  file: string
  sections: Sections
  isTrial: boolean
  progress: (done: number, total: number) => void
}

type Context = {
  storage: Pick<CommandContext['storage'], 'languages' | 'moving' | 'timeZone'>
  edit: () => Edit
}

type Run = Asked &
  Context & {
    analysis: Analysis
    known: Map<string, KnownOrigin>
    possible: Map<Row, Row>
    topics: Map<string, number | undefined>
  }

/** Returns a line for each item and term of the file, in its order. A trial writes nothing. */
export async function moveIn(context: Context, asked: Asked) {
  const { storage, edit } = context
  const here = await storage.languages.codes()
  const zone = (await storage.timeZone.find()) ?? 'UTC'
  const target = { here, sections: asked.sections, zone, now: new Date() }
  const analysis = await analyseExport(partsIn(asked.file), target)
  if (!analysis.isExport || analysis.source === '') {
    throw new CommandFailure('This file is of no kind that can be moved in.')
  }
  const known = await storage.moving.known(analysis.source)
  const { texts, possible } = pairItems(analysis.rows)
  const isNew = (row: Row) => row.languages.some((code) => !known.has(originName(row.id, code)))
  const count = texts.filter((text) => text.some(isNew)).length
  if (count > 0 && !asked.isTrial) await storage.moving.begin(analysis.source, count, edit())
  const topics = new Map<string, number | undefined>()
  const run: Run = { ...asked, storage, edit, analysis, known, possible, topics }
  const lines = [...analysis.leftOut, ...(await takeInTopics(run, texts))]
  await withPartsOf(asked.file, async (read) => {
    for (const [index, text] of texts.entries()) {
      const items = await Promise.all(text.map(async (row) => readItem(await read(row))))
      lines.push(...(await takeInText(run, text, items)))
      asked.progress(index + 1, texts.length)
    }
  })
  return { source: analysis.source, lines: lines.toSorted((one, other) => one.n - other.n) }
}

async function takeInTopics(run: Run, texts: Row[][]): Promise<ReportLine[]> {
  const { analysis, storage, topics, isTrial } = run
  const used = texts.map((text) =>
    text.flatMap(({ terms, languages }) => terms.map((term) => ({ ...term, languages }))),
  )
  for (const topic of movedTopics(analysis.terms, used, analysis.languages)) {
    const id = isTrial
      ? undefined
      : await storage.moving.takeInTopic(analysis.source, topic, run.edit())
    for (const key of topic.keys) topics.set(key, id)
  }
  const terms = analysis.terms.filter(({ taxonomy }) => !pairingTaxonomies.includes(taxonomy))
  return terms.map((term): ReportLine => {
    const { n, taxonomy: kind } = term
    const title = shownTitle(term.name)
    const key = termKey(term)
    const line = { n, kind, title, address: '', languages: [] }
    if (!isTopic(term)) return leftOut(line, 'It becomes no topic.')
    if (!topics.has(key)) return leftOut(line, 'Fewer than two texts carry it.')
    const origin = run.known.get(originName(key, ''))
    if (origin && !origin.isHere) return leftOut(line, 'It was deleted here.')
    if (!isTrial && topics.get(key) === undefined) {
      return leftOut(line, 'There is no room for more topics.')
    }
    const outcome = origin ? 'unchanged' : 'taken in'
    const here = '/dashboard/topics'
    return { n, kind, language: '', title, address: '', outcome, reasons: [], here }
  })
}

type Half = { row: Row; item: ExportedItem; language: LanguageCode; digest: string }

async function takeInText(run: Run, rows: Row[], items: ExportedItem[]): Promise<ReportLine[]> {
  const halves = rows.flatMap((row, index) => {
    const item = items[index] as ExportedItem
    const digest = digestOf(item)
    return row.languages.map((language): Half => ({ row, item, language, digest }))
  })
  const originOf = ({ row, language }: Half) => run.known.get(originName(row.id, language))
  if (!halves.some(originOf)) return takeInNew(run, rows, halves)
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
    return lineOf(run, row, { outcome: 'unchanged', id: found.id, notes: [] })
  })
}

async function takeInNew(run: Run, rows: Row[], halves: Half[]): Promise<ReportLine[]> {
  const { analysis, storage, edit, isTrial } = run
  const made = halves.map((half) => {
    const { item, language } = half
    const author = analysis.authors.get(item.author) ?? item.author
    return { ...half, moved: checked(movedTexts(item, language, author)) }
  })
  const taken = made.flatMap(({ moved, ...half }) =>
    typeof moved === 'string' ? [] : [{ ...half, ...moved }],
  )
  const dates = taken.map(({ row }) => row.date)
  const given_date = dates.find((date) => date !== null) ?? null
  const carried = taken.flatMap(({ item }) =>
    item.terms.map((term) => run.topics.get(termKey(term))),
  )
  const topics = [...new Set(carried.filter((id) => id !== undefined))]
  const values = { given_date, topics: topics.slice(0, topicLimits.ofArticle) }
  const [first, ...others] = taken.map(({ language, texts }) => saveOf(language, texts))
  const section = run.sections[rows[0]?.kind ?? '']
  const shared = first && { ...first, values: { ...first.values, ...values } }
  const used = new Set(taken.map(({ row }) => row))
  const paths = [...used].flatMap((row) => {
    const own = taken.filter((half) => half.row === row)
    return own[0]
      ? oldPaths(
          own[0].item,
          own.map(({ language }) => language),
        )
      : []
  })
  const saved =
    isTrial || !shared || !section
      ? { id: undefined, unled: [] }
      : await storage.moving.takeIn(
          analysis.source,
          {
            section,
            saves: [shared, ...others],
            origins: taken.map(({ row, language, digest }) => ({ key: row.id, language, digest })),
            oldPaths: paths,
          },
          edit(),
        )
  return rows.map((row) => {
    const own = made.filter((half) => half.row === row)
    const reasons = own.map(({ moved }) => moved).filter((moved) => typeof moved === 'string')
    if (!used.has(row)) return leftOut(row, reasons[0] ?? '')
    if (!saved) return lineOf(run, row, { outcome: 'unchanged', id: undefined, notes: [] })
    const [{ item } = { item: undefined }] = own
    const other = run.possible.get(row)
    const notes = [
      ...reasons,
      ...own.flatMap(({ moved }) => (typeof moved === 'string' ? [] : moved.notes)),
      ...(item ? notesOfItem(item, row.date) : []),
      ...(topics.length > topicLimits.ofArticle ? ['It has more topics than an article can.'] : []),
      ...(other
        ? [`It may be the same text as number ${other.n}, which is an article of its own.`]
        : []),
      ...(row === rows[0] && saved.unled.length > 0
        ? [`These addresses answer already, so that no redirect was made: ${saved.unled.join(' ')}`]
        : []),
    ]
    return lineOf(run, row, { outcome: 'taken in', id: saved.id, notes: [...new Set(notes)] })
  })
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

function digestOf({ meta, ...item }: ExportedItem): string {
  const all = JSON.stringify({ ...item, meta: [...meta] })
  return createHash('sha256').update(all).digest('base64url')
}
