import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { ApiParts } from '../api/api-parts.ts'
import { createApi } from '../api/create-api.ts'
import { articleSections, type ArticleSection } from '../domain/article.ts'
import type { LanguageCode } from '../domain/language.ts'

type Texts = Partial<Record<LanguageCode, string>>
type DemoItem = { type: 'image'; image: string } | { type: 'youtube'; url: string }
type DemoArticle = {
  image: string
  created_at: string
  title: Texts
  content: Texts
  gallery?: DemoItem[]
}
type DemoContent = Record<ArticleSection, DemoArticle[]>

const author = 'demo@wajha.invalid'

/**
 * Fills an empty installation with the demo company, through the API as its staff would. The newest
 * article comes first: the author's session, opened at its date, is valid at all earlier ones.
 */
export async function fillWithDemoContent(parts: ApiParts, folder: string): Promise<void> {
  await forgetInterruptedFilling(parts)
  const content: DemoContent = JSON.parse(await readFile(join(folder, 'content.json'), 'utf8'))
  const articles = articleSections
    .flatMap((section) => content[section].map((article) => ({ section, ...article })))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const clock = { now: dateOf(articles[0]) }
  const send = await signedInAuthor({ ...parts, now: () => clock.now })
  showProgress(0, articles.length)
  for (const [index, article] of articles.entries()) {
    clock.now = dateOf(article)
    await sendArticle(send, article.section, article, join(folder, 'pictures'))
    showProgress(index + 1, articles.length)
  }
  await parts.storage.users.removeByEmail(author)
}

type Send = (path: string, body: FormData) => Promise<{ article: { id: number } }>

/** An editor who exists only while the demo content is filled in. */
async function signedInAuthor(parts: ApiParts): Promise<Send> {
  const password = randomUUID()
  const role = { name: 'demo', roleName: 'editor', status: 'active', avatar: '' } as const
  const user = { ...role, email: author, passwordHash: await hash(password) }
  await parts.storage.users.add(user, parts.now())
  const api = createApi(parts)
  const headers = { 'api-key': parts.apiKey }
  const signIn = await api.request('/signin', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: author, password }),
  })
  const { token } = (await signIn.json()) as { token: string }
  return async (path, body) => {
    const answer = await api.request(`/sections/${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    })
    if (!answer.ok) throw new Error(`demo content: ${path} was answered ${await answer.text()}`)
    return answer.json()
  }
}

/** Created in its first language with its pictures; the other languages' texts follow. */
async function sendArticle(
  send: Send,
  section: ArticleSection,
  article: DemoArticle,
  pictures: string,
): Promise<void> {
  const path = `${section}/keys/articles/articles`
  const [first = '', ...others] = Object.keys(article.title)
  const created = await send(`${path}/${first}`, await firstForm(article, first, pictures))
  for (const language of others) {
    await send(`${path}/${language}/${created.article.id}`, textForm(article, language))
  }
}

function textForm(article: DemoArticle, language: LanguageCode): FormData {
  const form = new FormData()
  form.append('title', article.title[language] ?? '')
  form.append('content', article.content[language] ?? '')
  return form
}

async function firstForm(article: DemoArticle, language: LanguageCode, pictures: string) {
  const form = textForm(article, language)
  form.append('image', await fileOf(pictures, article.image), article.image)
  const items = article.gallery ?? []
  for (const item of items) {
    if (item.type === 'image')
      form.append('images[]', await fileOf(pictures, item.image), item.image)
  }
  const videos = items.flatMap((item) => (item.type === 'youtube' ? [item.url] : []))
  form.append('youtube', JSON.stringify(videos))
  form.append(
    'sort',
    JSON.stringify(items.map(({ type }) => (type === 'image' ? 'image' : 'video'))),
  )
  return form
}

async function fileOf(folder: string, name: string): Promise<Blob> {
  return new Blob([await readFile(join(folder, name))])
}

async function forgetInterruptedFilling({ storage }: ApiParts): Promise<void> {
  await storage.users.removeByEmail(author)
  for (const section of articleSections) {
    const { articles } = await storage.articles.listWhole(section, 1, 1_000)
    for (const { id } of articles) await storage.articles.remove(section, id)
  }
}

function dateOf(article: DemoArticle | undefined): Date {
  return new Date(`${article?.created_at}T09:00:00Z`)
}

function showProgress(done: number, total: number): void {
  const line = `Filling in the demo content… ${done} of ${total}`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done < total ? '' : '\n'}`)
  else if (done === 0 || done === total) process.stdout.write(`${line}\n`)
}
