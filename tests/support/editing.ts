import { weekdays } from '../../src/domain/contact/opening-hours.ts'
import { hoursSetting } from '../../src/domain/contact/organisation.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Words } from './dashboard-words.ts'
import { apiOf, signIn } from './product.ts'

const noria = join(import.meta.dirname, '../../demo/pictures/banner-noria-wide.webp')

export type SentContent = Record<string, unknown>

export function saveButton(page: Page | Locator, words: Words): Locator {
  return page.getByRole('button', { name: words.actions.save, exact: true }).first()
}

export async function confirmBare(page: Page, words: Words): Promise<void> {
  const question = page.getByRole('alertdialog', { name: words.articles.bare.question })
  await question.getByRole('button', { name: words.articles.bare.confirm }).click()
}

export function textField(page: Page, words: Words, field: string, language: string) {
  const name = (words.saving.fields as Record<string, string>)[field] ?? field
  return page.getByRole('textbox', { name: words.form.nameIn(name, language), exact: true })
}

export function contentSentTo(page: Page, section: string): SentContent[] {
  const sent: SentContent[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith(`/sections/${section}/content`))
      return
    const body = request.postDataBuffer()?.toString('utf8') ?? ''
    sent.push(JSON.parse(/name="content"\r\n\r\n(.+?)\r\n--/s.exec(body)?.[1] ?? '{}'))
  })
  return sent
}

export async function rewriteSection(
  address: string,
  section: string,
  content: object,
): Promise<void> {
  const { token } = await signIn(address)
  const body = new FormData()
  body.append('content', JSON.stringify(content))
  const answer = await apiOf(address, token)(`sections/${section}/content`, {
    method: 'POST',
    body,
  })
  if (!answer.ok) throw new Error(await answer.text())
}

export async function putPictureInBanner(address: string, content: object = {}): Promise<void> {
  const { token } = await signIn(address)
  const body = new FormData()
  body.append('content', JSON.stringify(content))
  body.append('banner_image', new Blob([await readFile(noria)]), 'noria.webp')
  const path = 'sections/banner/content'
  const answer = await apiOf(address, token)(path, { method: 'POST', body })
  if (!answer.ok) throw new Error(await answer.text())
}

export async function readSection(address: string, section: string) {
  const { token } = await signIn(address)
  const answer = await apiOf(address, token)(`sections/${section}/content`)
  return ((await answer.json()) as { content: Record<string, unknown> }).content
}

type Published = {
  section: 'posts' | 'business' | 'products'
  title: string
  content?: string
  cover?: Buffer
  language?: 'ar' | 'en'
}

export async function published(address: string, article: Published): Promise<number> {
  const { section, title, content = '<p>Water.</p>', cover, language = 'en' } = article
  const staff = apiOf(address, (await signIn(address)).token)
  const body = new FormData()
  body.append('title', title)
  body.append('content', content)
  if (cover) {
    body.append('image', new Blob([new Uint8Array(cover)], { type: 'image/png' }), 'cover.png')
  }
  const path = `sections/${section}/keys/articles/articles/${language}`
  const created = await staff(path, { method: 'POST', body })
  if (!created.ok) throw new Error(await created.text())
  return ((await created.json()) as { article: { id: number } }).article.id
}

export async function addCard(
  address: string,
  texts: Record<string, Record<string, string>>,
): Promise<number> {
  const { token } = await signIn(address)
  const path = 'sections/partners/keys/cards/cards'
  let id: number | undefined
  for (const [language, fields] of Object.entries(texts)) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const call = `${id === undefined ? path : `${path}/${id}`}?lang=${language}`
    const answer = await apiOf(address, token)(call, { method: 'POST', body })
    if (!answer.ok) throw new Error(await answer.text())
    id ??= ((await answer.json()) as { card: { id: number } }).card.id
  }
  if (id === undefined) throw new Error('a card has at least one language')
  return id
}

type KeptCard = { id: number; texts: Record<string, Record<string, unknown>> }

export async function readCards(address: string): Promise<KeptCard[]> {
  const { cards } = (await readSection(address, 'partners')) as {
    cards: Record<string, KeptCard[]>
  }
  return Object.values(cards)[0] ?? []
}

export function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('wajha-drafts')
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
          keys.addEventListener('success', () =>
            resolve(keys.result.map(String).filter((key) => key.includes('/'))),
          )
        })
      }),
  )
}

export const noHours = Object.fromEntries(weekdays.map((day) => [hoursSetting(day), null]))
