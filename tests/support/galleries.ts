import { postsPath } from './archive.ts'
import { type Caller, formOf } from './api.ts'
import {
  changeBannerGallery,
  type Fields,
  type Newsroom,
  newsroom,
  readSection,
} from './newsroom.ts'
import { type EngineName, engines } from './storages.ts'

export const videos = (...letters: string[]) =>
  JSON.stringify(letters.map((letter) => `https://youtu.be/${letter.repeat(11)}`))

export type Item = { id: number; url: string; title: Record<string, string> }
export type Gallery = { revision: number; gallery: Item[] }
type Galleries = {
  /** Starts with the videos a, b and c; 4 is an item of another gallery. */
  open(engine: EngineName): Promise<
    Newsroom & {
      path: string
      now(): Promise<Gallery>
      read(language: string): Promise<{ title: string }[]>
      save(caller: Caller, form: Fields): ReturnType<Caller['post']>
    }
  >
}

const galleries: Record<string, Galleries> = {
  article: {
    async open(engine) {
      const world = await newsroom(engine)
      const { omar } = world
      const form = (title: string, ...letters: string[]) =>
        formOf({ title, content: '', youtube: videos(...letters) })
      await omar.post(`${postsPath}/en`, { form: form('Opening', 'a', 'b', 'c') })
      await omar.post(`${postsPath}/ar/1`, { form: { title: 'افتتاح' } })
      await omar.post(`${postsPath}/en`, { form: form('Another', 'd') })
      return {
        ...world,
        path: `${postsPath}/1`,
        read: async (language) =>
          (await world.visitor.get(`${postsPath}/${language}/1`)).body.article.gallery,
        now: async () => (await omar.get('/posts/keys/articles/articles/1/en')).body.article,
        save: (caller, sent) => caller.post(`${postsPath}/en/1`, { form: formOf(sent) }),
      }
    },
  },
  banner: {
    async open(engine) {
      const world = await newsroom(engine)
      const { omar } = world
      await changeBannerGallery(omar, { youtube: videos('a', 'b', 'c') })
      const form = formOf({ title: 'Another', content: '', youtube: videos('d') })
      await omar.post(`${postsPath}/en`, { form })
      return {
        ...world,
        path: '/sections/banner',
        read: async (language) =>
          (await world.visitor.get(`/sections/banner/content/${language}`)).body.content.gallery,
        now: () => readSection(omar, 'banner'),
        save: changeBannerGallery,
      }
    },
  },
}

export const everyGallery = engines.flatMap((engine) =>
  Object.entries(galleries).map(([name, { open }]) => [name, engine, open] as const),
)
export const letters = (gallery: Item[]) => gallery.map(({ url }) => url.at(-1)).join('')
