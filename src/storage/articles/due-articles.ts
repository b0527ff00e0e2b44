import { sql } from 'kysely'
import type { DatedAction, MissedReason } from '../../domain/articles/publication.ts'
import type { Article } from '../../domain/articles/article.ts'
import type { Author } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { instantOf } from '../../domain/wall-clock.ts'
import type { Database, Engine } from '../engine/database.ts'
import { databaseTime } from '../engine/lease-link.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { removeDates } from './article-dates.ts'
import { lockArticle, readArticle } from './article-document.ts'
import { lackingFor } from './article-rule.ts'
import { writeStates } from './article-states.ts'
import { savePublication } from './save-publication.ts'

export type Missed = { language: LanguageCode; reason: MissedReason }

export type DueArticles = ReturnType<typeof createDueArticles>

/** Texts whose moment has come, by the database's clock, which all processes share. */
export function createDueArticles({ db, engine, write, writeQuietly }: Database) {
  return {
    /** The first that is due, and in how many milliseconds the next will be. */
    async look(except: number[]): Promise<{ id: number | undefined; next: number | undefined }> {
      const now = await clock(db, engine)
      const due = await waiting(db)
        .select('article_id as id')
        .where('due_at', '<=', now.toISOString())
        .$if(except.length > 0, (query) => query.where('article_id', 'not in', except))
        .orderBy('due_at')
        .orderBy('article_id')
        .limit(1)
        .executeTakeFirst()
      const later = await waiting(db)
        .select(({ fn }) => fn.min('due_at').as('due_at'))
        .where('due_at', '>', now.toISOString())
        .executeTakeFirst()
      const next = later?.due_at ? Date.parse(later.due_at) - now.getTime() : undefined
      return { id: due?.id, next }
    },

    /**
     * Does what is due of an article, in its order and in one transaction, and returns what could not be. Another
     * process may have done it. Throws Problem('frozen'): a site that moves takes its dates along.
     */
    async publish(id: number): Promise<Missed[]> {
      const now = await clock(db, engine)
      return write('machine', (trx) => publishDue(trx, id, now))
    },

    /** Laws move clocks: the chosen time stays and its instant follows. */
    async computeAgain(): Promise<void> {
      const rows = await waiting(db).selectAll().execute()
      const moved = rows.flatMap(({ due_at, wall_time, zone, ...key }) => {
        const instant = instantOf(wall_time, zone)?.toISOString() ?? due_at
        return instant === due_at ? [] : [{ ...key, due_at, instant, wall_time }]
      })
      if (moved.length === 0) return
      await writeQuietly('product', async (trx) => {
        for (const { article_id, language, action, wall_time, instant } of moved) {
          await trx
            .updateTable('publication_dates')
            .set({ due_at: instant })
            .where('article_id', '=', article_id)
            .where('language', '=', language)
            .where('action', '=', action)
            .where('wall_time', '=', wall_time)
            .execute()
        }
      })
    },
  }
}

function waiting(db: Db) {
  // SQLite recognises the partial index by these words.
  return db.selectFrom('publication_dates').where('missed', 'is', null)
}

async function clock(db: Db, engine: Engine): Promise<Date> {
  if (engine === 'sqlite') return new Date()
  const { rows } = await sql<{ now: string }>`select ${sql.raw(databaseTime)} as now`.execute(db)
  return new Date(Number(rows[0]?.now))
}

type Due = { languages: LanguageCode[]; action: DatedAction; at: Date; by: Author }

async function publishDue(trx: Trx, id: number, now: Date): Promise<Missed[]> {
  const [known] = await trx.selectFrom('articles').select('id').where('id', '=', id).execute()
  if (!known) return []
  let article = await lockArticle(trx, id)
  const codes = (await trx.selectFrom('languages').select('code').execute()).map(({ code }) => code)
  const missed: Missed[] = []
  for (const due of await dueOf(trx, id, now)) {
    const failing =
      due.action === 'publish' ? await missedOf(trx, article, due.languages, codes) : []
    const isMissed = (language: LanguageCode) => failing.some((one) => one.language === language)
    for (const one of failing) await markMissed(trx, id, one)
    missed.push(...failing)
    const languages = due.languages.filter((language) =>
      due.action === 'publish' ? !isMissed(language) : article.publication.live[language],
    )
    const change = { action: due.action, languages, pictures: false }
    const edit = { by: due.by, right: 'product', at: due.at } as const
    if (languages.length > 0) {
      article = await savePublication(trx, article.section, id, change, edit)
    }
    const done = due.languages.filter((language) => !isMissed(language))
    await removeDates(
      trx,
      id,
      done.map((language) => ({ language, action: due.action })),
    )
  }
  await writeStates(trx, await readArticle(trx, id))
  return missed
}

/** Languages that one user chose for one moment are one act. */
async function dueOf(trx: Trx, id: number, now: Date): Promise<Due[]> {
  const rows = await waiting(trx)
    .selectAll()
    .where('article_id', '=', id)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('action')
    .orderBy('language')
    .execute()
  const acts = Map.groupBy(rows, ({ due_at, action, author_id, author_name, author_key }) =>
    JSON.stringify([due_at, action, author_id, author_name, author_key]),
  )
  return [...acts.values()].flatMap((act) => {
    const [first] = act
    if (!first) return []
    const { action, author_id, author_name: name, author_key: key } = first
    return {
      languages: act.map(({ language }) => language),
      action,
      at: new Date(first.due_at),
      by: { id: author_id, name, ...(key !== null && { key }) },
    }
  })
}

async function missedOf(
  trx: Trx,
  article: Article,
  languages: LanguageCode[],
  codes: LanguageCode[],
): Promise<Missed[]> {
  const isRefused = (await lackingFor(trx, article)).length > 0
  return languages.flatMap((language): Missed[] => {
    if (!codes.includes(language)) return [{ language, reason: 'language-gone' }]
    if (!article.texts[language]?.title) return [{ language, reason: 'untitled' }]
    return isRefused ? [{ language, reason: 'incomplete' }] : []
  })
}

async function markMissed(trx: Trx, id: number, { language, reason }: Missed): Promise<void> {
  await trx
    .updateTable('publication_dates')
    .set({ missed: reason })
    .where('article_id', '=', id)
    .where('language', '=', language)
    .where('action', '=', 'publish')
    .execute()
}
