import type { WholeArticle } from '../../src/contract/articles.ts'
import { byLayla, openingInHama } from './cast.ts'
import { articlesPath, type Caller, formOf } from './api.ts'
import { french, newsroom, picture, videoAddress } from './newsroom.ts'
import { castIds } from './staff.ts'
import type { EngineName } from './storages.ts'

export const postsPath = articlesPath()
export const authors = {
  layla: { id: castIds.Layla, name: 'Layla' },
  omar: { id: castIds.Omar, name: 'Omar' },
} as const
export const done = { message: 'Operation accomplished successfully!' }
export const blankArticle = { title: '', content: '' }

export type ListedRevision = {
  revision: number
  action: string
  fields: { field: string; language: string | null }[]
}
export type ListedRemoval = { id: number; kind: string; subject: string; action: string }

export async function archive(engine: EngineName) {
  const world = await newsroom(engine)
  const { omar, storage } = world
  const revisionsOf = async (path: string): Promise<ListedRevision[]> =>
    (await omar.get(`${path}/history`)).body.revisions
  const trash = async (caller: Caller = omar): Promise<ListedRemoval[]> =>
    (await caller.get('/trash')).body.removed

  return {
    ...world,
    revisionsOf,
    trash,

    valuesOf: async (path: string, revision: number) =>
      (await omar.get(`${path}/history/${revision}`)).body.values,

    restore: (path: string, revision: number, caller: Caller = omar) =>
      caller.post(`${path}/history/${revision}/restore`),

    restoreFromTrash: (id: number | string, caller: Caller = omar) =>
      caller.post(`/trash/${id}/restore`),

    async undo(caller: Caller = omar) {
      const [last] = await trash(caller)
      return caller.post(`/trash/${last?.id}/restore`)
    },

    article: async () => (await omar.get('/posts/keys/articles/articles/1/en')).body.article,

    /** "Opening in Hama" as article 1, at revision 3: three languages, a cover and a gallery. */
    async openInHama() {
      await storage.languages.add(french, byLayla())
      const form = formOf({
        ...openingInHama.en,
        image: await picture(),
        'images[]': await picture(),
        youtube: `["${videoAddress}"]`,
        sort: '["image","video"]',
      })
      await omar.post(`${postsPath}/en`, { form })
      await omar.post(`${postsPath}/ar/1`, { form: openingInHama.ar })
      const fr = { title: 'Ouverture à Hama', content: '' }
      return (await omar.post(`${postsPath}/fr/1`, { form: fr })).body.article
    },
  }
}

/** Restoring a version changes what visitors read, so its languages are dated again. */
export function onSiteAt(
  at: Date,
  { publication }: WholeArticle,
): Pick<WholeArticle, 'publication'> {
  const dated = Object.entries(publication).map(([language, one]) => [
    language,
    { ...one, changed_at: at.toISOString() },
  ])
  return { publication: Object.fromEntries(dated) }
}
