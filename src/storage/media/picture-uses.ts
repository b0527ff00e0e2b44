import type { ExpressionBuilder } from 'kysely'
import type { PictureUse, UsingKind } from '../../domain/media/picture-use.ts'
import { fieldAndLanguage, type Values } from '../../domain/documents/revision.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'
import { sectionPictures } from '../../domain/sections/section.ts'
import type { Db, Tables } from '../engine/tables.ts'

export function isInUse({ exists, or, selectFrom }: ExpressionBuilder<Tables, 'media'>) {
  return or([
    exists(selectFrom('articles').select('id').whereRef('cover_id', '=', 'media.id')),
    exists(selectFrom('article_media').select('article_id').whereRef('media_id', '=', 'media.id')),
    exists(
      selectFrom('article_draft_media').select('article_id').whereRef('media_id', '=', 'media.id'),
    ),
    exists(selectFrom('gallery_items').select('id').whereRef('media_id', '=', 'media.id')),
    exists(selectFrom('sections').select('name').whereRef('picture_id', '=', 'media.id')),
    exists(selectFrom('section_pictures').select('field').whereRef('media_id', '=', 'media.id')),
    exists(selectFrom('cards').select('id').whereRef('logo_id', '=', 'media.id')),
    exists(selectFrom('page_media').select('page_id').whereRef('media_id', '=', 'media.id')),
    exists(selectFrom('users').select('id').whereRef('avatar_id', '=', 'media.id')),
  ])
}

export async function usesOf(db: Db, id: string): Promise<PictureUse[]> {
  return [
    ...(await usesInArticles(db, id)),
    ...(await usesInSections(db, id)),
    ...(await usesInCards(db, id)),
    ...(await usesInPages(db, id)),
    ...(await usesByUsers(db, id)),
  ]
}

/** The documents of these places, in one order for everybody, so that two who lock them never deadlock. */
export function documentsOf(uses: PictureUse[]): { kind: UsingKind; subject: string }[] {
  const documents = new Map(
    uses.map(({ kind, subject }) => [`${kind} ${subject}`, { kind, subject }]),
  )
  return [...documents.keys()].toSorted().flatMap((key) => documents.get(key) ?? [])
}

async function usesInArticles(db: Db, id: string): Promise<PictureUse[]> {
  const covers = await db
    .selectFrom('articles')
    .select(['id', 'section'])
    .where('cover_id', '=', id)
    .execute()
  const galleries = await db
    .selectFrom('gallery_items')
    .innerJoin('articles', 'articles.id', 'article_id')
    .select(['articles.id', 'articles.section'])
    .distinct()
    .where('media_id', '=', id)
    .execute()
  const figures = await db
    .selectFrom('article_media')
    .innerJoin('articles', 'articles.id', 'article_id')
    .select(['articles.id', 'articles.section'])
    .distinct()
    .where('media_id', '=', id)
    .execute()
  const drafts = await db
    .selectFrom('article_draft_media')
    .innerJoin('articles', 'articles.id', 'article_draft_media.article_id')
    .innerJoin('article_drafts', (join) =>
      join
        .onRef('article_drafts.article_id', '=', 'article_draft_media.article_id')
        .onRef('article_drafts.language', '=', 'article_draft_media.language'),
    )
    .select(['articles.id', 'articles.section', 'newer'])
    .where('media_id', '=', id)
    .execute()
  const held = drafts.flatMap(({ newer, ...row }) =>
    fieldsShowing(JSON.parse(newer) as Values, id).map((field) => ({ ...row, field })),
  )
  const found = [
    ...held,
    ...covers.map((row) => ({ ...row, field: 'image' })),
    ...figures.map((row) => ({ ...row, field: 'content' })),
    ...galleries.map((row) => ({ ...row, field: 'gallery' })),
  ]
  const once = new Map(found.map((use) => [`${use.id} ${use.field}`, use]))
  const shown = [...once.values()].toSorted((one, other) => other.id - one.id)
  const titles: Titles = shown.length === 0 ? new Map() : await titlesShowing(db, id)
  return shown.map(({ id: article, section, field }) => ({
    kind: 'article',
    subject: String(article),
    section,
    field,
    titles: titles.get(article) ?? {},
  }))
}

function fieldsShowing(values: Values, picture: string): string[] {
  const names = Object.keys(values).filter((name) =>
    shownPictures({ [name]: values[name] }).includes(picture),
  )
  return names.map((name) => fieldAndLanguage(name).field)
}

async function usesInSections(db: Db, id: string): Promise<PictureUse[]> {
  const own = await db.selectFrom('sections').select('name').where('picture_id', '=', id).execute()
  const others = await db
    .selectFrom('section_pictures')
    .select(['section as name', 'field'])
    .where('media_id', '=', id)
    .execute()
  const galleries = await db
    .selectFrom('gallery_items')
    .select('section as name')
    .distinct()
    .where('media_id', '=', id)
    .where('section', 'is not', null)
    .execute()
  const shown = [
    ...own.map(({ name }) => ({ name, field: sectionPictures[name][0] ?? '' })),
    ...others,
    ...galleries.map(({ name }) => ({ name, field: 'gallery' })),
  ]
  return shown.map(({ name, field }) => ({
    kind: 'section',
    subject: name ?? '',
    section: null,
    field,
    titles: {},
  }))
}

async function usesInCards(db: Db, id: string): Promise<PictureUse[]> {
  const cards = await db.selectFrom('cards').select('id').where('logo_id', '=', id).execute()
  const names = await db
    .selectFrom('card_texts')
    .innerJoin('cards', 'cards.id', 'card_id')
    .select(['card_id', 'language', 'name'])
    .where('logo_id', '=', id)
    .where('name', '<>', '')
    .execute()
  return cards.map(({ id: card }) => ({
    kind: 'card',
    subject: String(card),
    section: null,
    field: 'logo',
    titles: Object.fromEntries(
      names.filter((row) => row.card_id === card).map(({ language, name }) => [language, name]),
    ),
  }))
}

async function usesInPages(db: Db, id: string): Promise<PictureUse[]> {
  const pages = await db
    .selectFrom('page_media')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select(({ exists, selectFrom }) => [
      'pages.id',
      'cover_id',
      'blocks',
      exists(
        selectFrom('page_texts')
          .select('language')
          .whereRef('page_texts.page_id', '=', 'pages.id')
          .where('texts', 'like', `%/media/${id}/%`),
      ).as('is_in_text'),
    ])
    .where('media_id', '=', id)
    .orderBy('pages.id')
    .execute()
  const titles = await db
    .selectFrom('page_texts')
    .innerJoin('page_media', 'page_media.page_id', 'page_texts.page_id')
    .select(['page_texts.page_id', 'language', 'title'])
    .where('media_id', '=', id)
    .where('title', '<>', '')
    .execute()
  return pages.flatMap(({ id: page, cover_id, blocks, is_in_text }) => {
    const own = titles.filter((row) => row.page_id === page)
    const shown = [
      ...(cover_id === id ? ['image'] : []),
      ...(is_in_text || blocks.includes(`"media":"${id}"`) ? ['blocks'] : []),
    ]
    return shown.map((field) => ({
      kind: 'page' as const,
      subject: String(page),
      section: null,
      field,
      titles: Object.fromEntries(own.map(({ language, title }) => [language, title])),
    }))
  })
}

async function usesByUsers(db: Db, id: string): Promise<PictureUse[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('avatar_id', '=', id)
    .orderBy('id')
    .execute()
  return users.map(({ id: user, name }) => ({
    kind: 'user',
    subject: String(user),
    section: null,
    field: 'avatar',
    titles: {},
    name,
  }))
}

type Titles = Map<number, Record<string, string>>

/**
 * The result is by article. Ids are not named one by one, because a statement has room for some
 * thousands only.
 */
async function titlesShowing(db: Db, picture: string): Promise<Titles> {
  const rows = await db
    .selectFrom('article_texts')
    .select(['article_id', 'language', 'title'])
    .where('title', '<>', '')
    .where('article_id', 'in', ({ selectFrom }) =>
      selectFrom('articles')
        .select('id')
        .where('cover_id', '=', picture)
        .unionAll(
          selectFrom('article_media').select('article_id as id').where('media_id', '=', picture),
        )
        .unionAll(
          selectFrom('gallery_items')
            .innerJoin('articles', 'articles.id', 'article_id')
            .select('articles.id')
            .where('media_id', '=', picture),
        ),
    )
    .execute()
  const titles: Titles = new Map()
  for (const { article_id, language, title } of rows) {
    titles.set(article_id, { ...titles.get(article_id), [language]: title })
  }
  return titles
}
