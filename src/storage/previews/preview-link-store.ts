import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Article, ArticleSection } from '../../domain/articles/article.ts'
import {
  mostPreviewLinks,
  type PreviewDays,
  previewExpiry,
  type PreviewLink,
} from '../../domain/articles/preview-link.ts'
import type { Edit, PlainEdit } from '../../domain/documents/revision.ts'
import { Problem } from '../../domain/problem.ts'
import { lockArticle, readArticle } from '../articles/article-document.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { toAuthor } from '../history/revision-rows.ts'

type Place = { section: ArticleSection; id: number }

/** Links that have ended leave no row: whoever has the token of one learns that it has ended. */
export function createPreviewLinkStore({ db, writeQuietly }: Database) {
  return {
    /** The newest first. Throws Problem('not-found') without the article. */
    async list({ section, id }: Place, now: Date): Promise<PreviewLink[]> {
      await readArticle(db, id, section)
      const rows = await openLinks(db, now)
        .where('article_id', '=', id)
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(toPreviewLink)
    },

    /** Throws Problem('not-found') without the article, and Problem('previews-full'). */
    add({ section, id }: Place, days: PreviewDays, edit: Edit): Promise<PreviewLink> {
      const { by, at, right } = edit
      const row = {
        id: randomBytes(16).toString('base64url'),
        article_id: id,
        made_at: at.toISOString(),
        expires_at: previewExpiry(days, at).toISOString(),
        author_id: by.id,
        author_name: by.name,
        author_key: by.key ?? null,
      }
      return writeQuietly(right, async (trx) => {
        await lockArticle(trx, id, section)
        const open = await openLinks(trx, at).where('article_id', '=', id).execute()
        if (open.length >= mostPreviewLinks) throw new Problem('previews-full')
        await trx.insertInto('preview_links').values(row).execute()
        return toPreviewLink(row)
      })
    },

    /** Throws Problem('not-found') unless the article has it and it works. */
    end: ({ section, id }: Place, link: string, { right, at }: PlainEdit): Promise<void> =>
      writeQuietly(right, async (trx) => {
        await lockArticle(trx, id, section)
        const ended = await trx
          .deleteFrom('preview_links')
          .where('id', '=', link)
          .where('article_id', '=', id)
          .where('expires_at', '>', at.toISOString())
          .returning('id')
          .executeTakeFirst()
        if (!ended) throw new Problem('not-found')
      }),

    /** The article as staff write it, and when it was last saved; undefined if the link has ended. */
    async find(link: string, now: Date): Promise<{ article: Article; savedAt: Date } | undefined> {
      const row = await openLinks(db, now)
        .innerJoin('articles', 'articles.id', 'article_id')
        .select(['article_id', 'articles.updated_at'])
        .where('preview_links.id', '=', link)
        .executeTakeFirst()
      if (!row) return undefined
      return {
        article: await readArticle(db, row.article_id),
        savedAt: new Date(row.updated_at),
      }
    },

    purge: (now: Date): Promise<void> =>
      writeQuietly('product', async (trx: Trx) => {
        await trx.deleteFrom('preview_links').where('expires_at', '<=', now.toISOString()).execute()
      }),
  }
}

function openLinks(db: Db, now: Date) {
  return db
    .selectFrom('preview_links')
    .selectAll('preview_links')
    .where('expires_at', '>', now.toISOString())
}

function toPreviewLink(row: Selectable<Tables['preview_links']>): PreviewLink {
  const { id, made_at, expires_at } = row
  const dates = { madeAt: new Date(made_at), expiresAt: new Date(expires_at) }
  return { id, madeBy: toAuthor(row), ...dates }
}
