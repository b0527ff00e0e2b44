import type { Operation } from '../../src/api/openapi/openapi-document.ts'
import { newSession } from '../../src/api/routes/session.ts'
import { createTokens } from '../../src/api/http/tokens.ts'
import { type ArticleSection, articleSections } from '../../src/domain/articles/article.ts'
import { homePageId } from '../../src/domain/pages/page.ts'
import { type DocumentKind, documentKinds } from '../../src/domain/documents/revision.ts'
import { startedApi, tokenSecret, usualSource } from './api.ts'
import { openedInHama } from './articles.ts'
import { seedContent } from './seeds.ts'
import { byLayla, cast, castPassword, today } from './cast.ts'
import type { Named } from './conforming-values.ts'
import { castIds } from './staff.ts'
import { uploadedFile } from './made-files.ts'
import { prepareExport } from './prepared-export.ts'
import { uniquePicture, uploaded } from './pictures.ts'
import { type EngineName, openedDatabase, type OpenedStorage } from './storages.ts'

export type Drawn = Record<string, unknown>
export type ConformingWorld = Awaited<ReturnType<typeof conformingWorld>>
type Call = { path: string; operation: Operation }

export async function conformingWorld(engine: EngineName) {
  const world = await startedApi(engine)
  const { storage, visitor, stranger } = world
  const { languages } = storage
  const { db } = openedDatabase(storage.place)
  const tokens = createTokens(tokenSecret)
  await seedContent(storage)
  await seedLibrary(storage)
  await prepareExport(storage)
  for (const section of articleSections) await openedInHama(storage.articles, section)

  async function laylasSession() {
    const known = await storage.users.findByEmail(cast.Layla.email)
    if (!known) throw new Error('Layla is gone')
    const session = newSession(known, 'the tests', usualSource, today)
    await storage.sessions.open(session)
    return session
  }

  async function namedIn(call: Call, parameter: string, drawn: Drawn): Promise<Named> {
    const isForVisitors = !isForStaff(call.operation)
    const known = await (isForVisitors ? languages.published() : languages.all())
    const language = isForVisitors ? drawn.language : undefined
    const revisions = await revisionsOf(call.path, drawn)
    const ids = await idsAt(call.path, { ...drawn, language })
    return {
      ids: parameter === 'revision' ? revisions : ids,
      languages: known.map(({ code }) => code),
      revisions: [0, ...revisions],
      media: await (call.path.startsWith('/files') ? fileIds() : mediaIds()),
      sessions: call.path.includes('{session}') ? [(await laylasSession()).id] : [],
    }
  }

  async function namedInBody(call: Call, drawn: Drawn): Promise<Named> {
    const named = await namedIn(call, 'body', drawn)
    const isOfGallery = /\/articles\/|gallery/.test(call.path)
    return isOfGallery ? { ...named, ids: await itemIds(drawn.id ?? drawn.language_or_id) } : named
  }

  async function revisionsOf(path: string, { id, name, media, file }: Drawn): Promise<number[]> {
    const kinds = {
      '/articles': 'article',
      '/cards': 'card',
      '/media': 'media',
      '/files': 'file',
      '/pages': 'page',
      '/forms': 'form',
      '/topics': 'topic',
    } as const
    const [, kind] = Object.entries(kinds).find(([part]) => path.includes(part)) ?? ['', 'section']
    const subject = id === 'home' ? homePageId : (id ?? media ?? file ?? name)
    const rows = await db
      .selectFrom('revisions')
      .select('number')
      .where('kind', '=', kind as DocumentKind)
      .where('subject', '=', String(subject))
      .execute()
    return rows.map(({ number }) => number)
  }

  async function mediaIds(): Promise<string[]> {
    const rows = await db.selectFrom('media').select('id').where('library', '=', 1).execute()
    return rows.map(({ id }) => id)
  }

  async function fileIds(): Promise<string[]> {
    const rows = await db.selectFrom('files').select('id').execute()
    return rows.map(({ id }) => id)
  }

  async function idsAt(path: string, { section, language }: Drawn): Promise<number[]> {
    if (path.startsWith('/trash')) {
      const { removed } = await storage.trash.list([...documentKinds], today, 1, 100)
      return removed.map(({ id }) => id)
    }
    if (path.startsWith('/users')) {
      return (await rowIds('users')).filter((id) => id !== castIds.Layla)
    }
    if (path.startsWith('/pages')) {
      return (await rowIds('pages')).filter((id) => id !== homePageId)
    }
    if (path.startsWith('/topics')) return rowIds('topics')
    if (/^\/(public\/)?forms/.test(path)) return rowIds('forms')
    if (path.includes('/articles')) return articleIds(section as ArticleSection, language)
    if (path.startsWith('/messages')) return rowIds('messages')
    if (path.startsWith('/imports')) return []
    if (path.startsWith('/redirects')) return rowIds('redirects')
    if (path.startsWith('/missing-addresses')) return rowIds('missing_addresses')
    return rowIds(path.startsWith('/languages') ? 'languages' : 'cards')
  }

  /** A language leaves only those that visitors see. */
  async function articleIds(section: ArticleSection, language: unknown): Promise<number[]> {
    const hidden = language === undefined ? [] : await storage.sections.hidden()
    if (hidden.includes(section)) return []
    const rows = await db
      .selectFrom('articles')
      .leftJoin('article_texts', 'article_id', 'articles.id')
      .select('articles.id')
      .distinct()
      .where('articles.section', '=', section)
      .$if(language !== undefined, (all) =>
        all.where('language', '=', String(language)).where('title', '<>', ''),
      )
      .execute()
    return rows.map(({ id }) => id)
  }

  async function rowIds(
    table:
      | 'cards'
      | 'forms'
      | 'languages'
      | 'messages'
      | 'missing_addresses'
      | 'pages'
      | 'redirects'
      | 'topics'
      | 'users',
  ): Promise<number[]> {
    const rows = await db.selectFrom(table).select('id').execute()
    return rows.map(({ id }) => id)
  }

  async function itemIds(article: unknown): Promise<number[]> {
    const rows = await db.selectFrom('gallery_items').selectAll().execute()
    return rows
      .filter((row) => (article === undefined ? row.section : row.article_id === article))
      .map(({ id }) => id)
  }

  return {
    ...world,
    layla: { email: cast.Layla.email as string, password: castPassword as string },
    namedIn,
    namedInBody,
    itemIds,
    mediaIds,
    cardIds: () => rowIds('cards'),
    languageCodes: () => languages.codes(),

    /**
     * Layla makes every call that she may; she has signed in again, because some calls end
     * sessions.
     */
    async callerOf(operation: Operation) {
      if (!isForStaff(operation)) return operation.security.length > 0 ? visitor : stranger
      return world.withToken(await tokens.sign(await laylasSession()))
    },
  }
}

async function seedLibrary({ dataFolder, files, library }: OpenedStorage): Promise<void> {
  const uploads = Array.from({ length: 12 }, async () =>
    uploaded(dataFolder, await uniquePicture()),
  )
  for (const picture of await library.add(await Promise.all(uploads), byLayla())) {
    await library.change(picture.picture.id, { 'alt.en': 'A noria' }, byLayla())
  }
  for (let number = 0; number < 6; number++) {
    const change = {
      values: { 'title.en': `Catalogue ${number}` },
      uploads: { en: await uploadedFile(dataFolder) },
    }
    await files.add(change, byLayla())
  }
}

function isForStaff({ security: [needs = {}] }: Operation): boolean {
  return 'bearer' in needs
}
