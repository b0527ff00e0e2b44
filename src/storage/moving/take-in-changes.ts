import type { ArticleTexts } from '../../domain/articles/article-fields.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import { type Edit, textName } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import {
  type ChangedThere,
  changedThere,
  type ValuesThere,
} from '../../domain/moving/changed-there.ts'
import type { Waiting } from '../../domain/moving/old-links.ts'
import { lockArticle, readArticle } from '../articles/article-document.ts'
import type { ArticleSave } from '../articles/article-save.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { wordsAsJson } from '../search/words-as-json.ts'
import { type MovedPicture, noteBrought, notInLibrary } from './describe-pictures.ts'
import {
  digestOfText,
  movedArticle,
  saveIn,
  saveTexts,
  type Written,
  writtenOf,
} from './moved-documents.ts'
import { describeShown, type ImportRun, moveOrigins } from './take-in.ts'

type NewerText = {
  key: string
  language: LanguageCode
  digest: string
  there: ValuesThere
  texts: ArticleTexts
  waiting: Waiting | undefined
}
export type NewerTexts = { id: number; texts: NewerText[]; described: MovedPicture[] }
export type Difference = ChangedThere & { isLive: boolean }

type Article = Awaited<ReturnType<typeof readArticle>>
type Planned = { text: NewerText; written: Written; difference: Difference }

/** Undefined for a language of which no run noted what the export said. */
export async function differences(
  db: Db,
  source: string,
  newer: NewerTexts,
): Promise<Map<LanguageCode, Difference>> {
  const all = await planned(db, source, newer, await readArticle(db, newer.id))
  return new Map(all.map(({ text, difference }) => [text.language, difference]))
}

export async function takeInChanges(
  trx: Trx,
  { id: import_id, source }: ImportRun,
  newer: NewerTexts,
  edit: Edit,
): Promise<void> {
  const article = await lockArticle(trx, newer.id)
  const all = await planned(trx, source, newer, article)
  const [first, ...others] = all.flatMap(saveOf)
  if (!first) return
  const fresh = await notInLibrary(
    trx,
    newer.described.map(({ id }) => id),
  )
  const saved = await saveTexts(trx, article, [first, ...others], edit)
  await describeShown(trx, saved.shown, newer.described, edit)
  await noteBrought(
    trx,
    import_id,
    fresh.filter((id) => saved.shown.includes(id)),
  )
  for (const { text, written, difference } of all) {
    const { key, language, digest, waiting } = text
    const { came, stays, others: areOthers } = difference
    const now = writtenOf(saved, language)
    const there = { ...text.there }
    for (const name of stays) there[name] = written.there?.[name] ?? ''
    if (areOthers) there.others = written.there?.others ?? ''
    const texts = { ...written.texts }
    for (const name of came) texts[name] = now.texts[name] ?? ''
    const content = came.includes('content') ? { content: now.content, waiting } : {}
    const isDone = stays.length === 0 && !areOthers
    await trx
      .updateTable('import_origins')
      .set({
        written: JSON.stringify({ ...written, ...content, texts, there }),
        ...(isDone && { digest }),
      })
      .where('source', '=', source)
      .where('key', '=', key)
      .where('language', '=', language)
      .execute()
  }
  await moveOrigins(trx, 'article', {
    id: newer.id,
    before: article.revision,
    after: saved.revision,
  })
}

function saveOf({ text: { language, texts }, difference }: Planned): ArticleSave[] {
  const { came } = difference
  if (came.length === 0) return []
  const values = came.map((name) => [textName(name, language), texts[name]])
  const words = came.includes('content') && { words: wordsAsJson(plainText(texts.content)) }
  return [{ ...saveIn(language), values: Object.fromEntries(values), ...words }]
}

async function planned(
  db: Db,
  source: string,
  { id, texts }: NewerTexts,
  article: Article,
): Promise<Planned[]> {
  const document = movedArticle(article)
  const rows = await db
    .selectFrom('import_origins')
    .select(['key', 'language', 'written'])
    .where('source', '=', source)
    .where('kind', '=', 'article')
    .where('document_id', '=', id)
    .where('written', 'is not', null)
    .execute()
  return texts.flatMap((text) => {
    const { key, language } = text
    const row = rows.find((one) => one.key === key && one.language === language)
    const written = JSON.parse(row?.written ?? 'null') as Written | null
    if (!written?.there) return []
    const here = article.texts[language]
    const now = writtenOf(document, language)
    const difference = changedThere({
      before: written.there,
      after: text.there,
      isAsLeft: (name) =>
        name === 'content'
          ? written.content === now.content
          : written.texts?.[name] === now.texts[name],
      isSame: (name) => digestOfText(text.texts[name]) === digestOfText(here?.[name] ?? ''),
    })
    return [{ text, written, difference: { ...difference, isLive: document.isLiveIn(language) } }]
  })
}
