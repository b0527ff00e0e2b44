import { type Answer, type Caller, formOf } from './api.ts'
import { openingInHama } from './cast.ts'
import { cardsPath, type Newsroom } from './newsroom.ts'

export type Change = { language: string; texts: Record<string, string> }
type Start = { base?: number | undefined; match?: string }

export type EditedDocument = {
  fields: readonly [string, string]
  history: string
  create(world: Newsroom): Promise<void>
  /** The document as its GET answers it. */
  get(caller: Caller): Promise<Answer['body']>
  read(caller: Caller): Promise<{ revision: number; texts: Record<string, string> }>
  save(caller: Caller, change: Change, start?: Start): Promise<Answer>
}

const articlePath = '/sections/posts/keys/articles/articles'

const article: EditedDocument = {
  fields: ['title', 'content'],
  history: `${articlePath}/1/history`,
  async create({ omar }) {
    await omar.post(`${articlePath}/en`, { form: openingInHama.en })
    await omar.post(`${articlePath}/ar/1`, { form: openingInHama.ar })
  },
  get: async (caller) => (await caller.get('/posts/keys/articles/articles/1/en')).body.article,
  async read(caller) {
    const { revision, texts } = await article.get(caller)
    return { revision, texts: byName(texts) }
  },
  save: (caller, { language, texts }, start) =>
    caller.post(`${articlePath}/${language}/1`, sentFrom(texts, start)),
}

const card: EditedDocument = {
  fields: ['name', 'description'],
  history: `${cardsPath}/1/history`,
  create: async ({ addGrowers }) => void (await addGrowers()),
  get: async (caller) => (await caller.get(`${cardsPath}/1?lang=en`)).body.card,
  async read(caller) {
    const { revision, texts } = await card.get(caller)
    return { revision, texts: byName(texts) }
  },
  save: (caller, { language, texts }, start) =>
    caller.post(`${cardsPath}/1?lang=${language}`, sentFrom(texts, start)),
}

const section: EditedDocument = {
  fields: ['section_title', 'section_description'],
  history: '/sections/aboutUs/history',
  async create({ omar }) {
    const bilingual = { en: 'Who we are', ar: 'من نحن' }
    const content = JSON.stringify({ section_title: bilingual, section_description: bilingual })
    await omar.post('/sections/aboutUs/content', { form: { content } })
  },
  get: async (caller) => (await caller.get('/sections/aboutUs/content')).body.content,
  async read(caller) {
    const { revision, ...fields } = await section.get(caller)
    return { revision, texts: byName(fields, (field, language) => `${field}.${language}`) }
  },
  save(caller, { language, texts }, start) {
    const fields = Object.entries(texts).map(([field, text]) => [field, { [language]: text }])
    const content = JSON.stringify(Object.fromEntries(fields))
    return caller.post('/sections/aboutUs/content', sentFrom({ content }, start))
  },
}

export const documents = { article, card, section } as const

function byName(
  texts: Record<string, Record<string, string>>,
  nameOf = (language: string, field: string) => `${field}.${language}`,
): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([outer, inner]) =>
    Object.entries(inner).map(([key, text]) => [nameOf(outer, key), text]),
  )
  return Object.fromEntries(entries)
}

function sentFrom(fields: Record<string, string>, { base, match }: Start = {}) {
  const form = base === undefined ? fields : { ...fields, base_revision: String(base) }
  const headers: Record<string, string> = match === undefined ? {} : { 'if-match': match }
  return { form: formOf(form), headers }
}
