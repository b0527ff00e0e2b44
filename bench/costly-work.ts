import { setTimeout as wait } from 'node:timers/promises'
import { inviteOmar, layla, omar, signIn } from '../tests/support/product.ts'
import { startBareServer } from './cached-responses.ts'
import type { Asked } from './response.ts'
import { editorOf, longestContent, photographOf } from './editor.ts'
import type { Figure } from './figure.ts'
import { p99, startLoad } from './start-load.ts'

const pages = ['/', '/ar', '/blog', '/ar/blog', '/blog/1', '/ar/blog/1']
const perSecond = 60
const count = 20
const rounds = 3
const seconds = 10
/** An uncompressed PNG of this width has just under 10 MB. */
const tenMegabytesWide = 2_480

/** Some work may be rejected on a machine that is too slow for all of it. */
type Work = () => Promise<PromiseSettledResult<unknown>[]>

/**
 * F11: the p99 of public pages during costly work. A bare server, asked in turns with it, shows how
 * far the machine itself is behind.
 */
export async function costlyWork(product: string, state = ''): Promise<Figure[]> {
  const asked: Asked[] = pages.map((path) => ({ path, headers: { 'accept-encoding': 'br' } }))
  const { bare, stop } = await startBareServer(product, asked)
  const of = asked.flatMap((one) => [product, bare].map((address) => ({ address, asked: one })))
  const during = async (what: string, work: Work): Promise<Figure> => {
    const asking = startLoad({ of, perSecond: 2 * perSecond })
    const outcomes = await work()
    const answered = await asking.end()
    const ofProduct = answered.filter((_, place) => of[place]?.address === product).flat()
    const ofBare = answered.filter((_, place) => of[place]?.address === bare).flat()
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length
    const note = `of ${ofProduct.length} pages, ${done} of ${outcomes.length} done; a bare server beside it: ${p99(ofBare).toFixed(0)} ms`
    return {
      id: 'F11',
      what: `${state}${what}`,
      value: p99(ofProduct),
      unit: 'ms',
      goal: { most: 100 },
      note,
    }
  }
  const figures = [
    await during(`p99 in ${count} sign-ins a second`, await signIns(product)),
    await during(`p99 in ${count} saves of the largest article`, await saves(product)),
    await during(`p99 in ${count} uploads of 10 MB`, await uploads(product)),
  ]
  stop()
  return figures
}

/** Two users, because attempts in progress count against their account. */
async function signIns(product: string): Promise<Work> {
  await inviteOmar(product)
  return async () => {
    const all: Promise<PromiseSettledResult<unknown>[]>[] = []
    for (let number = 0; number < count * seconds; number++) {
      all.push(Promise.allSettled([signIn(product, number % 2 === 0 ? layla : omar)]))
      await wait(1000 / count)
    }
    return (await Promise.all(all)).flat()
  }
}

async function saves(product: string): Promise<Work> {
  const save = await editorOf(product)
  const ids: number[] = []
  for (let number = 0; number < count; number++) {
    ids.push(await save({ title: 'القرية', content: longestContent(number) }))
  }
  return async () => {
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (let round = 1; round <= rounds; round++) {
      const texts = ids.map((_, number) => longestContent(round * count + number))
      const all = texts.map((content, number) => save({ title: 'القرية', content }, ids[number]))
      outcomes.push(...(await Promise.allSettled(all)))
    }
    return outcomes
  }
}

async function uploads(product: string): Promise<Work> {
  const save = await editorOf(product)
  const pictures: Buffer[] = []
  for (let number = 0; number < count; number++) {
    const picture = photographOf(tenMegabytesWide, number).png({ compressionLevel: 0 })
    pictures.push(await picture.toBuffer())
  }
  return () =>
    Promise.allSettled(pictures.map((picture) => save({ title: 'المدرّجات', content: '', picture })))
}
