import type {
  Article,
  ArticleInLanguage,
  ArticlePreview,
  ArticleText,
} from '../../domain/article.ts'
import { articleSlug } from '../../domain/article-slug.ts'
import { picturesInText } from '../../domain/rich-text/figures.ts'
import { itemsInLanguage, picturesOf, withAltTexts } from '../../domain/gallery.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Cover } from '../../domain/media.ts'
import { writtenMeta } from '../../domain/seo.ts'
import { galleriesOf } from '../gallery/gallery-items.ts'
import { coverOf, coversById, picturesById } from '../media/media-store.ts'
import { descriptionsIn } from '../media/picture-descriptions.ts'
import { hasReadableAddresses } from '../sections/section-settings.ts'
import type { Db, Tables } from '../engine/tables.ts'

export const articleColumns = [
  'id',
  'section',
  'cover_id',
  'cover_focus',
  'price',
  'created_at',
  'revision',
] as const
export type ArticleRow = Pick<
  Tables['articles'],
  'section' | 'cover_id' | 'cover_focus' | 'price' | 'created_at' | 'revision'
> & {
  id: number
}

export const previewColumns = [
  'article_id as id',
  'article_texts.created_at',
  'updated_at',
  'title',
  'excerpt',
  'cover_id',
  'cover_focus',
  'price',
] as const
export type PreviewRow = Pick<
  Tables['articles'] & Tables['article_texts'],
  'created_at' | 'updated_at' | 'title' | 'excerpt' | 'cover_id' | 'cover_focus' | 'price'
> & { id: number }

export async function toPreviews(db: Db, rows: PreviewRow[]): Promise<ArticlePreview[]> {
  const covers = rows.map((row) => row.cover_id)
  const pictures = await coversById(db, covers)
  const isReadable = await hasReadableAddresses(db)
  return rows.map((row) => ({
    id: row.id,
    ...(isReadable && { slug: articleSlug(row.id, row.title) }),
    title: row.title,
    excerpt: row.excerpt,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    cover: shownCover(pictures.get(row.cover_id ?? ''), row.cover_focus),
    price: row.price,
  }))
}

/** Without a focus of its own, it has that of the picture. */
function shownCover(picture: Cover | undefined, focus: string | null): Cover | null {
  return focus === null ? (picture ?? null) : coverOf(picture, focus)
}

/** Skips articles deleted meanwhile. */
export async function toPublicArticles<Preview extends ArticlePreview>(
  db: Db,
  previews: Preview[],
  language: LanguageCode,
): Promise<(Preview & ArticleInLanguage)[]> {
  if (previews.length === 0) return []
  const ids = previews.map(({ id }) => id)
  const rows = await db
    .selectFrom('article_texts')
    .select(['article_id', 'content', 'meta_title', 'meta_description'])
    .where('article_id', 'in', ids)
    .where('language', '=', language)
    .execute()
  const galleries = await galleriesOf(db, ids)
  const inGalleries = picturesOf([...galleries.values()].flat()).map(({ id }) => id)
  const inTexts = rows.flatMap(({ content }) => picturesInText(content))
  const described = await descriptionsIn(db, [...inGalleries, ...inTexts], language)
  const texts = new Map(
    rows.map(({ article_id, content, ...meta }) => [
      article_id,
      { content, described, ...writtenMeta(meta) },
    ]),
  )
  return previews.flatMap((preview) => {
    const text = texts.get(preview.id)
    const items = itemsInLanguage(galleries.get(preview.id) ?? [], language)
    const gallery = withAltTexts(items, described)
    return text ? [{ ...preview, ...text, gallery }] : []
  })
}

export async function toArticles(db: Db, rows: ArticleRow[]): Promise<Article[]> {
  const ids = rows.map((row) => row.id)
  const pictures = await picturesById(
    db,
    rows.map((row) => row.cover_id),
  )
  const galleries = await galleriesOf(db, ids)
  const texts = await textsOf(db, ids)
  return rows.map((row) => ({
    id: row.id,
    section: row.section,
    createdAt: new Date(row.created_at),
    cover: coverOf(pictures.get(row.cover_id ?? ''), row.cover_focus),
    price: row.price,
    gallery: galleries.get(row.id) ?? [],
    texts: texts.get(row.id) ?? {},
    revision: row.revision,
  }))
}

async function textsOf(
  db: Db,
  ids: number[],
): Promise<Map<number, Record<LanguageCode, ArticleText>>> {
  const texts = new Map(ids.map((id) => [id, {} as Record<LanguageCode, ArticleText>]))
  if (ids.length === 0) return texts
  const rows = await db
    .selectFrom('article_texts')
    .select(['article_id', 'language', 'title', 'content', 'meta_title', 'meta_description'])
    .where('article_id', 'in', ids)
    .execute()
  for (const { article_id, language, title, content, ...meta } of rows) {
    const ofArticle = texts.get(article_id)
    if (ofArticle) ofArticle[language] = { title, content, ...writtenMeta(meta) }
  }
  return texts
}
