import { setTimeout as wait } from 'node:timers/promises'
import { rewriteSection } from '../tests/support/editing.ts'
import { apiKey } from '../tests/support/product.ts'
import { startBareServer } from './cached-responses.ts'
import type { Figure } from './figure.ts'
import type { Asked } from './response.ts'
import { p99, startLoad } from './start-load.ts'

const pages = ['/', '/ar', '/blog', '/ar/blog', '/blog/1', '/ar/blog/1']
const pagesPerSecond = 60
const challengesPerSecond = 200
const sendingsPerSecond = 50
const seconds = 10

/** F15: the p99 of stored pages while programs ask for challenges and send, each from elsewhere. */
export async function contactFlood(product: string): Promise<Figure[]> {
  await rewriteSection(product, 'contactUs', { contact_form: true })
  const asked: Asked[] = pages.map((path) => ({ path, headers: { 'accept-encoding': 'br' } }))
  const { bare, stop } = await startBareServer(product, asked)
  const of = asked.flatMap((one) => [product, bare].map((address) => ({ address, asked: one })))
  const asking = startLoad({ of, perSecond: 2 * pagesPerSecond })
  const began = performance.now()
  const statuses = await flood(product)
  const took = (performance.now() - began) / 1000
  const answered = await asking.end()
  stop()
  const timesOf = (address: string) =>
    answered.filter((_, place) => of[place]?.address === address).flat()
  const ofProduct = timesOf(product)
  const done = ({ path }: Call) =>
    statuses.filter((one) => one.path === path && one.status < 300).length
  const note = `of ${ofProduct.length} pages, ${done(challenge)} challenges and ${done(sending)} sendings in ${took.toFixed(1)} s (${countsOf(statuses)}); a bare server beside it: ${p99(timesOf(bare)).toFixed(0)} ms`
  return [
    {
      id: 'F15',
      what: `p99 at ${challengesPerSecond} challenges, ${sendingsPerSecond} sendings/s`,
      value: p99(ofProduct),
      unit: 'ms',
      goal: { most: 100 },
      note,
    },
  ]
}

type Call = { path: string; body?: (number: number) => object }

const challenge: Call = { path: 'public/contact/challenge' }
const sending: Call = {
  path: 'contact',
  body: (number) => ({
    name: 'Rima',
    email: `rima${number}@farm.example`,
    phone: '',
    message: `The pump ${number} of our field stands still since Monday, who can come to look at it?`,
    language: number % 2 === 0 ? 'en' : 'ar',
    website: '',
  }),
}

async function flood(product: string): Promise<{ path: string; status: number }[]> {
  const each = challengesPerSecond / sendingsPerSecond
  const calls = [...Array.from({ length: each }, () => challenge), sending]
  const perSecond = challengesPerSecond + sendingsPerSecond
  const began = performance.now()
  const all = []
  for (let number = 0; number < perSecond * seconds; number++) {
    await wait(Math.max(0, began + (number * 1000) / perSecond - performance.now()))
    all.push(statusOf(product, calls[number % calls.length] ?? challenge, number))
  }
  return Promise.all(all)
}

async function statusOf(product: string, { path, body }: Call, number: number) {
  const headers = {
    'api-key': apiKey,
    'content-type': 'application/json',
    'x-forwarded-for': [10, 1, number >> 8, number & 255].join('.'),
  }
  const sent = body && { method: 'POST', body: JSON.stringify(body(number)) }
  const answer = await fetch(new URL(`/api/${path}`, product), { headers, ...sent })
  await answer.arrayBuffer()
  return { path, status: answer.status }
}

function countsOf(statuses: { status: number }[]): string {
  const counts = Map.groupBy(statuses, ({ status }) => status)
  return [...counts].map(([status, all]) => `${status}: ${all.length}`).join(', ')
}
