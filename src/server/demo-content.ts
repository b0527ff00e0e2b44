import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { ApiParts } from '../api/http/api-parts.ts'
import { createApi } from '../api/create-api.ts'
import { articleSections, type ArticleSection } from '../domain/articles/article.ts'
import { type Span, type Week, weekdays } from '../domain/contact/opening-hours.ts'
import { hoursSetting } from '../domain/contact/organisation.ts'
import { demoAuthor } from '../storage/installation/install-store.ts'
import {
  type DemoArticle,
  type DemoContent,
  demoForms,
  type DemoForms,
  languagesOf,
} from './demo-forms.ts'
import { storeDemoPictures } from './demo-pictures.ts'
import { print } from './print.ts'

/**
 * Fills an empty installation through the API. The newest article comes first: the author's
 * session, opened at its date, is valid at all earlier ones.
 */
export async function fillWithDemoContent(parts: ApiParts, folder: string): Promise<void> {
  const content: DemoContent = JSON.parse(await readFile(join(folder, 'content.json'), 'utf8'))
  const forms = demoForms(join(folder, 'pictures'))
  await storeDemoPictures(join(folder, 'encoded'), parts.storage.media.files)
  const articles = articleSections
    .flatMap((section) => content[section].map((article) => ({ section, ...article })))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const clock = { now: dateOf(articles[0]) }
  const send = await signedInAuthor({ ...parts, log: onlyErrorsOf(parts), now: () => clock.now })
  showProgress(0, articles.length)
  await sendSections(send, content, forms)
  for (const [index, article] of articles.entries()) {
    clock.now = dateOf(article)
    await sendArticle(send, article.section, article, forms)
    showProgress(index + 1, articles.length)
  }
  await parts.storage.demo.describePictures(content.alts)
  await parts.storage.demo.remember()
}

/** The log of these requests would hide the first password. */
function onlyErrorsOf({ log }: ApiParts): ApiParts['log'] {
  return { info() {}, error: (details, message) => log.error(details, message) }
}

type Created = { article: { id: number }; card: { id: number } }
type Send = (path: string, body: FormData) => Promise<Created>

async function signedInAuthor(parts: ApiParts): Promise<Send> {
  const password = randomUUID()
  const role = { name: 'Wajha', roleName: 'admin', status: 'active', avatar: '' } as const
  const user = { ...role, email: demoAuthor, passwordHash: await hash(password) }
  await parts.storage.users.add(user, { right: 'product', at: parts.now() })
  const api = createApi(parts)
  const headers = { 'api-key': parts.apiKey }
  const signIn = await api.request('/signin', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAuthor, password }),
  })
  const { token } = (await signIn.json()) as { token: string }
  return async (path, body) => {
    const answer = await api.request(`/sections/${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    })
    if (!answer.ok)
      throw new Error(
        `The demo content could not be added: ${path} returned ${await answer.text()}`,
      )
    return answer.json()
  }
}

async function sendSections(send: Send, content: DemoContent, forms: DemoForms): Promise<void> {
  const { company, banner, about, contact, partners } = content
  const { gallery, ...bannerTexts } = banner
  const { name: company_name, tagline, hours = {} } = company
  const identity = { company_name, tagline, ...hoursSettings(hours) }
  await send('identity/content', forms.section(identity))
  await send('banner/content', forms.section(bannerTexts))
  await send('banner/gallery-simplified', await forms.gallery(gallery))
  await send('aboutUs/content', forms.section(about))
  await send('contactUs/content', forms.section(contact))
  await send('partners/content', forms.section({ section_title: partners.section_title }))
  for (const card of partners.cards) {
    const [first = '', ...others] = languagesOf(card.name)
    const path = 'partners/keys/cards/cards'
    const created = await send(`${path}?lang=${first}`, forms.card(card, first))
    for (const language of others) {
      await send(`${path}/${created.card.id}?lang=${language}`, forms.card(card, language))
    }
  }
}

function hoursSettings(hours: Partial<Week>) {
  const days = weekdays.flatMap((day) => (hours[day] ? [[hoursSetting(day), hours[day]]] : []))
  return Object.fromEntries(days) as Record<string, Span[]>
}

async function sendArticle(
  send: Send,
  section: ArticleSection,
  article: DemoArticle,
  forms: DemoForms,
): Promise<void> {
  const path = `${section}/keys/articles/articles`
  const [first = '', ...others] = languagesOf(article.title)
  const created = await send(`${path}/${first}`, await forms.newArticle(article, first))
  for (const language of others) {
    await send(`${path}/${language}/${created.article.id}`, forms.articleText(article, language))
  }
}

function dateOf(article: DemoArticle | undefined): Date {
  return new Date(`${article?.created_at}T09:00:00Z`)
}

function showProgress(done: number, total: number): void {
  const line = `Adding demo content… ${done} of ${total}`
  if (process.stderr.isTTY) print(`\r${line}${done < total ? '' : '\n'}`)
  else if (done === 0 || done === total) print(`${line}\n`)
}
