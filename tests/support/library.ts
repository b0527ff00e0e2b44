import type { Caller } from './api.ts'
import { articlesPath, fileOf, formOf } from './api.ts'
import { openingInHama } from './cast.ts'
import { newsroom } from './newsroom.ts'
import { uniquePicture } from './pictures.ts'
import type { EngineName } from './storages.ts'

export async function openedLibraryRoom(engine: EngineName) {
  const world = await newsroom(engine)
  const { omar } = world

  async function upload(name = 'noria.jpg', bytes?: Buffer): Promise<string> {
    const file = fileOf(bytes ?? (await uniquePicture()), name)
    const { body } = await omar.post('/media', { form: formOf({ 'images[]': [file] }) })
    return body.media[0].id
  }

  return {
    ...world,
    upload,
    found: (query = '') => namesIn(omar, query),
    read: async (id: string) => (await omar.get(`/media/${id}`)).body,
    change: (id: string, json: object, caller = omar) => caller.post(`/media/${id}`, { json }),

    async article(form: Record<string, string>): Promise<number> {
      const { body } = await omar.post(`${articlesPath()}/en`, {
        form: { ...openingInHama.en, ...form },
      })
      return body.article.id
    },
    readArticle: async (id: number) =>
      (await omar.get(`/posts/keys/articles/articles/${id}/en`)).body.article,
    saveArticle: (id: number, form: Record<string, string | Blob>) =>
      omar.post(`${articlesPath()}/en/${id}`, { form }),
    removed: async () => (await omar.get('/trash?kind=media')).body.removed,
  }
}

async function namesIn(caller: Caller, query: string): Promise<string[]> {
  const { body } = await caller.get(`/media${query}`)
  return body.media.map(({ name }: { name: string }) => name)
}
