import type { ArticleSection } from '../../domain/articles/article.ts'
import { sectionPaths } from '../../domain/articles/article.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import type { OldPath } from '../../domain/moving/moved-item.ts'
import type { MovedTopic } from '../../domain/moving/moved-topics.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, textValues } from '../../domain/documents/revision.ts'
import { type NewRedirect, redirectLimits } from '../../domain/seo/redirect.ts'
import { siteAddress } from '../../domain/seo/site-address.ts'
import { slugOf } from '../../domain/seo/slug.ts'
import { blankTopicText, topicLimits, topicTexts } from '../../domain/topics/topic.ts'
import type { InEachLanguage } from '../articles/article-save.ts'
import { createArticleInEach } from '../articles/create-article.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { findRedirect, insertRedirects, redirectCount } from '../seo/redirect-rows.ts'
import { openSiteAddresses } from '../seo/site-addresses.ts'
import { createTopic } from '../topics/topic-store.ts'

export type Origin = { key: string; language: LanguageCode; digest: string }
export type KnownOrigin = { id: number; digest: string; isHere: boolean }

type MovedArticle = {
  section: ArticleSection
  origins: Origin[]
  saves: InEachLanguage
  oldPaths: OldPath[]
}

const takenIn = new Problem('conflict')

/** Visitors see nothing of what is moved in until somebody publishes it. */
export function createMovingStore({ db, writeQuietly }: Database) {
  return {
    async known(source: string): Promise<Map<string, KnownOrigin>> {
      const rows = await db
        .selectFrom('import_origins')
        .leftJoin('articles', (join) =>
          join.onRef('articles.id', '=', 'document_id').on('kind', '=', 'article'),
        )
        .leftJoin('topics', (join) =>
          join.onRef('topics.id', '=', 'document_id').on('kind', '=', 'topic'),
        )
        .select(['key', 'language', 'document_id', 'digest'])
        .select(['articles.id as article', 'topics.id as topic'])
        .where('source', '=', source)
        .execute()
      return new Map(
        rows.map(({ key, language, document_id: id, digest, article, topic }) => [
          originName(key, language),
          { id, digest, isHere: (article ?? topic) !== null },
        ]),
      )
    },

    begin: (source: string, count: number, edit: Edit): Promise<void> =>
      writeQuietly(edit.right, async (trx) =>
        audit(trx, edit, 'moved-in', '', { name: source, count }),
      ),

    async takeInTopic(source: string, topic: MovedTopic, edit: Edit): Promise<number | undefined> {
      const taking = () => writeQuietly(edit.right, (trx) => takeInTopic(trx, source, topic, edit))
      // Another run may have given its name to one in the meantime.
      return taking().catch((error) =>
        error instanceof Problem ? taking() : Promise.reject(error),
      )
    },

    /** One transaction, so that nothing is half or twice; undefined if another run was first. */
    async takeIn(
      source: string,
      moved: MovedArticle,
      edit: Edit,
    ): Promise<{ id: number; unled: string[] } | undefined> {
      try {
        return await writeQuietly(edit.right, (trx) => takeIn(trx, source, moved, edit))
      } catch (error) {
        if (error === takenIn) return undefined
        throw error
      }
    },
  }
}

/** The language of a topic is blank. */
export function originName(key: string, language: LanguageCode): string {
  return `${language} ${key}`
}

async function takeIn(trx: Trx, source: string, moved: MovedArticle, edit: Edit) {
  const { section, saves, origins, oldPaths } = moved
  const { id } = await createArticleInEach(trx, section, saves, edit)
  const rows = origins.map((origin) => ({
    ...origin,
    source,
    kind: 'article' as const,
    document_id: id,
    made_at: edit.at.toISOString(),
  }))
  await onDuplicate(trx.insertInto('import_origins').values(rows).execute(), takenIn)
  return { id, unled: await leadHere(trx, { section, id }, oldPaths) }
}

/** Returns the addresses that do not lead to it, because they answer or lead elsewhere already. */
async function leadHere(
  trx: Trx,
  article: { section: ArticleSection; id: number },
  oldPaths: OldPath[],
): Promise<string[]> {
  const site = await openSiteAddresses(trx)
  const unled: string[] = []
  let room = redirectLimits.imported - (await redirectCount(trx, 1))
  for (const { path, language } of oldPaths) {
    const isFree = room > 0 && !(await site.answers(path)) && !(await findRedirect(trx, path))
    if (!isFree) unled.push(path)
    else {
      await insertRedirects(trx, [redirectTo(article, path, language)], 1)
      room -= 1
    }
  }
  return unled
}

/** A redirect to an article keeps the language of the old address; one in another language names its own. */
function redirectTo(
  { section, id }: { section: ArticleSection; id: number },
  path: string,
  language: LanguageCode,
): NewRedirect {
  if (siteAddress(path).language === language) {
    return { path, target: { kind: 'article', section, id } }
  }
  const own = pathInLanguage(language, `/${sectionPaths[section]}/${id}`)
  return { path, target: { kind: 'path', path: own } }
}

async function takeInTopic(
  trx: Trx,
  source: string,
  { keys, names }: MovedTopic,
  edit: Edit,
): Promise<number | undefined> {
  const known = await trx
    .selectFrom('import_origins')
    .leftJoin('topics', 'topics.id', 'document_id')
    .select(['key', 'topics.id'])
    .where('source', '=', source)
    .where('kind', '=', 'topic')
    .where('key', 'in', keys)
    .execute()
  const id = known.length > 0 ? known[0]?.id : await topicNamed(trx, names, edit)
  if (typeof id !== 'number') return undefined
  const rows = keys
    .filter((key) => !known.some((one) => one.key === key))
    .map((key) => ({
      source,
      key,
      language: '',
      kind: 'topic' as const,
      document_id: id,
      digest: '',
    }))
  if (rows.length > 0) {
    const made_at = edit.at.toISOString()
    await trx
      .insertInto('import_origins')
      .values(rows.map((row) => ({ ...row, made_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return id
}

async function topicNamed(
  trx: Trx,
  names: MovedTopic['names'],
  edit: Edit,
): Promise<number | undefined> {
  for (const [language, name] of Object.entries(names)) {
    const slug = slugOf(name, { fallback: '', most: topicTexts.slug })
    const found = await trx
      .selectFrom('topic_texts')
      .select('topic_id')
      .where('language', '=', language)
      .where('slug', '=', slug)
      .where('slug', '<>', '')
      .executeTakeFirst()
    if (found) return found.topic_id
  }
  if ((await topicCount(trx)) >= topicLimits.topics) return undefined
  const texts = Object.entries(names).map(([language, name]) => [
    language,
    { ...blankTopicText, name },
  ])
  const { id } = await createTopic(trx, textValues(Object.fromEntries(texts)), edit)
  return id
}

async function topicCount(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('topics')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
