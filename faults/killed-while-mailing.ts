import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { openDatabase } from '../src/storage/engine/database.ts'
import { freePort } from '../tests/support/first-start.ts'
import { startMailServer } from '../tests/support/mail-server.ts'
import { apiOf, type Product, signIn } from '../tests/support/product.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import type { Place } from './place.ts'

const patience = 60_000

/** SIGKILL comes when the mail server has a mail and has not said so yet, three times in one queue. */
export const killedWhileMailing: Experiment = {
  id: 'MAIL-2',
  what: 'killed while it sends mail',
  engines,
  async run({ isShort, newPlace }: Given): Promise<Figure[]> {
    const mails = isShort ? 40 : 200
    const kills = 3
    await using place = await newPlace()
    await using post = await openPost(place)
    const port = await freePort()
    let product = await post.start(port)
    const recipients = await post.invite(product, mails)
    for (let kill = 1; kill <= kills; kill += 1) {
      await post.killAt(product, Math.round((kill * mails) / (kills + 1)), kill === 2)
      await endLeases(place)
      product = await post.start(port)
    }
    await post.open()
    const copies = Map.groupBy(post.received, ({ to }) => to)
    const lost = recipients.filter((recipient) => !copies.has(recipient)).length
    const others = [...copies.values()].filter(([first, ...rest]) =>
      rest.some(({ bytes }) => !first?.bytes.equals(bytes)),
    ).length
    const doubles = post.received.length - copies.size
    const id = 'MAIL-2'
    return [
      { id, what: `of ${mails} mails and ${kills} kills, lost`, value: lost, unit: '', ...none },
      { id, what: `of ${doubles} doubles, unlike the first`, value: others, unit: '', ...none },
    ]
  },
}

export const mailedByTwo: Experiment = {
  id: 'MAIL-8',
  what: 'two servers with one queue of mail',
  engines: ['PostgreSQL'],
  async run({ isShort, newPlace }: Given): Promise<Figure[]> {
    const mails = isShort ? 40 : 200
    await using place = await newPlace()
    await using post = await openPost(place)
    const product = await post.start(await freePort())
    await post.start(await freePort())
    const recipients = await post.invite(product, mails)
    await post.open()
    const sent = Map.groupBy(post.received, ({ to }) => to)
    const wrong = recipients.filter((recipient) => sent.get(recipient)?.length !== 1).length
    const what = `of ${mails} mails and 2 servers, not sent once`
    return [{ id: 'MAIL-8', what, value: wrong, unit: '', ...none }]
  },
}

const none = { goal: { most: 0 } }

/** A mail server that takes nothing until it is opened, and products that send there. */
async function openPost(place: Place) {
  const server = await startMailServer({ isPlain: true })
  let gate = Promise.withResolvers<void>()
  let next = { count: Infinity, reached: () => {}, forgets: false }
  let taken = 0
  server.refuseBy(async () => {
    await gate.promise
    taken += 1
    if (taken < next.count) return undefined
    gate = Promise.withResolvers()
    next.reached()
    return next.forgets ? [451, 'Not taken'] : undefined
  })
  const settings = { SMTP_URL: server.url, MAIL_FROM: 'site@naoura.example' }

  return {
    received: server.received,
    /** The address stands in mail, so that a product that is started again needs the same. */
    start: (port: string) =>
      place.start({ ...settings, PORT: port, PUBLIC_URL: `http://localhost:${port}` }),

    async invite({ address }: Product, count: number): Promise<string[]> {
      const { token } = await signIn(address)
      const recipients = Array.from(
        { length: count },
        (_, number) => `guest-${number}@naoura.example`,
      )
      for (const email of recipients) {
        const body = new FormData()
        for (const [name, value] of Object.entries({ name: 'Guest', email, role_id: '2' }))
          body.append(name, value)
        const answer = await apiOf(address, token)('users/invite', { method: 'POST', body })
        if (!answer.ok) throw new Error(`an invitation was answered ${await answer.text()}`)
      }
      return recipients
    },

    /** The mail server says nothing of what it has then, and may have forgotten it. */
    async killAt({ kill }: Product, count: number, forgets: boolean): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      next = { count, forgets, reached: () => resolve(kill().then(() => undefined)) }
      gate.resolve()
      await promise
    },

    /** Ends when nothing waits any more. */
    async open(): Promise<void> {
      next.count = Infinity
      gate.resolve()
      const began = Date.now()
      const { db, close } = openDatabase(databaseOf(place))
      const waiting = db.selectFrom('mails').select('id').where('ended_at', 'is', null)
      while (await waiting.executeTakeFirst()) {
        if (Date.now() - began > patience) break
        await wait(100)
      }
      await close()
    },

    [Symbol.asyncDispose]: server.stop,
  }
}

/** A killed process holds its mails for two minutes, for which the experiment need not wait. */
async function endLeases(place: Place): Promise<void> {
  const database = openDatabase(databaseOf(place))
  await database.writeQuietly('product', (trx) =>
    trx
      .updateTable('mails')
      .set({ held_until: new Date(0).toISOString() })
      .where('held_until', 'is not', null)
      .execute(),
  )
  await database.close()
}

function databaseOf({ dataFolder, environment }: Place): string {
  return environment.DATABASE_URL ?? join(dataFolder, 'wajha.sqlite')
}
