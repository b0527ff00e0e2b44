import type {
  Article,
  ArticleInLanguage,
  ArticleSummary,
  ArticleSection,
} from '../../domain/articles/article.ts'
import { articleSlugs } from '../../domain/articles/article-slug.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { sql } from 'kysely'
import type { Database, Engine } from '../engine/database.ts'
import {
  hasReadableAddresses,
  hiddenIn,
  sectionsWithAuthors,
} from '../sections/section-settings.ts'
import { asPublished, type SummaryRow, toSummaries, toPublicArticles } from './article-rows.ts'
import { type ListRequest, titledPage, titledTexts, titledTotal } from './article-texts.ts'

/** Its author is blank where visitors do not see authors. */
export type NewPost = ArticleSummary & { liveSince: Date; author: string }

/** The index has this expression. */
function newsSince(engine: Engine) {
  const earlier = engine === 'postgres' ? sql`least` : sql`min`
  const [since, dated] = [sql.ref('article_texts.live_since'), sql.ref('article_texts.created_at')]
  return sql<string>`${earlier}(coalesce(${since}, ${dated}), ${dated})`
}

export function createPublicArticles({ db, engine }: Pick<Database, 'db' | 'engine'>) {
  const isHidden = async (section: ArticleSection) => (await hiddenIn(db)).includes(section)

  async function titlesOf(
    section: ArticleSection,
    id: number,
  ): Promise<Record<LanguageCode, string>> {
    if (await isHidden(section)) return {}
    const rows = await db
      .selectFrom('article_texts')
      .select(['language', 'title'])
      .where('article_id', '=', id)
      .where('section', '=', section)
      .where('title', '<>', '')
      .execute()
    return Object.fromEntries(rows.map(({ language, title }) => [language, title]))
  }

  function newsOf(section: ArticleSection, language: LanguageCode) {
    const since = newsSince(engine)
    return titledTexts(db, section, language)
      .select(['author', since.as('since')])
      .orderBy(since, 'desc')
  }

  async function toNews(
    section: ArticleSection,
    rows: (SummaryRow & { author: string; since: string })[],
  ): Promise<NewPost[]> {
    const hasAuthors = (await sectionsWithAuthors(db)).includes(section)
    const summaries = await toSummaries(db, rows)
    return summaries.map((summary, index) => ({
      ...summary,
      liveSince: new Date(rows[index]?.since ?? summary.createdAt),
      author: hasAuthors ? (rows[index]?.author ?? '') : '',
    }))
  }

  return {
    /** Titled articles, newest first, and their total; none of a section that is hidden. */
    async list(request: ListRequest): Promise<{ articles: ArticleSummary[]; total: number }> {
      if (await isHidden(request.section)) return { articles: [], total: 0 }
      const total = await titledTotal(db, request)
      const rows = await titledPage(db, request, total)
      return { articles: await toSummaries(db, rows), total }
    },

    /**
     * Posts by when the language of each first went live, so that a late translation is news; one that is dated before
     * that is none.
     */
    async newestIn(language: LanguageCode, count: number): Promise<NewPost[]> {
      if (await isHidden('posts')) return []
      const news = newsOf('posts', language).orderBy('article_id', 'desc').limit(count)
      return toNews('posts', await news.execute())
    },

    async newestAbout(
      topic: number,
      section: ArticleSection,
      language: LanguageCode,
      count: number,
    ): Promise<NewPost[]> {
      const newest = db
        .selectFrom('topic_entries')
        .select('article_id')
        .where('topic_id', '=', topic)
        .where('section', '=', section)
        .where('language', '=', language)
        .orderBy('created_at', 'desc')
        .orderBy('article_id', 'desc')
        .limit(count)
      const news = newsOf(section, language).where('article_texts.article_id', 'in', newest)
      return toNews(section, await news.orderBy('article_id', 'desc').execute())
    },

    async related(
      section: ArticleSection,
      id: number,
      language: LanguageCode,
      count: number,
    ): Promise<ArticleSummary[]> {
      if (await isHidden(section)) return []
      const rows = await titledTexts(db, section, language)
        .where('article_id', '<>', id)
        .orderBy('article_texts.created_at', 'desc')
        .orderBy('article_id', 'desc')
        .limit(count)
        .execute()
      return toSummaries(db, rows)
    },

    /** Undefined where the title is blank or the section hidden. */
    async find(
      section: ArticleSection,
      id: number,
      language: LanguageCode,
    ): Promise<ArticleInLanguage | undefined> {
      if (await isHidden(section)) return undefined
      const rows = await titledTexts(db, section, language).where('article_id', '=', id).execute()
      const [article] = await toPublicArticles(db, await toSummaries(db, rows), language)
      return article
    },

    asPublished: (
      article: Article,
      language: LanguageCode,
      at: Date,
    ): Promise<ArticleInLanguage | undefined> => asPublished(db, article, language, at),

    withContent: (
      summaries: ArticleSummary[],
      language: LanguageCode,
    ): Promise<ArticleInLanguage[]> => toPublicArticles(db, summaries, language),

    titleOf: async (
      section: ArticleSection,
      id: number,
      language: LanguageCode,
    ): Promise<string | undefined> => (await titlesOf(section, id))[language],

    languagesOf: async (section: ArticleSection, id: number): Promise<LanguageCode[]> =>
      Object.keys(await titlesOf(section, id)),

    /** Languages in which it cannot be read are absent; undefined where addresses are bare. */
    async slugsOf(
      section: ArticleSection,
      id: number,
    ): Promise<Record<LanguageCode, string> | undefined> {
      if (!(await hasReadableAddresses(db))) return undefined
      return articleSlugs(id, await titlesOf(section, id))
    },
  }
}
