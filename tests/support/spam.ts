import { readFileSync } from 'node:fs'
import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ApiParts } from '../../src/api/http/api-parts.ts'
import { createTokens } from '../../src/api/http/tokens.ts'
import { createApi } from '../../src/api/create-api.ts'
import { pointsOf, type Sign } from '../../src/domain/contact/suspicion.ts'
import type { Storage } from '../../src/storage/create-storage.ts'
import { openDatabase } from '../../src/storage/engine/database.ts'
import { networkOf } from '../../src/throttle/network-of.ts'
import { signsIn } from '../../src/storage/messages/quarantine.ts'
import type { Made } from '../fixtures/spam/made.ts'

/** Nobody reads until the end, so that copies which came first may be recalled. One that repeats what its network has just sent is answered as sent, and not stored again. */
export type Outcome = 'refused' | 'held back' | 'recalled' | 'through' | 'repeated'
export type Judged = {
  made: Made
  outcome: Outcome
  signs: Sign[]
  points: number
  isChecked: boolean
}

const apiKey = 'wajha-public'
const start = Date.parse('2025-11-03T00:00:00.000Z')
const week = 7 * 24 * 60 * 60_000
/** A carrier's customers share one address: a quarter of all write from there. */
const ofCarrier = 999
const secondsOfChecking = 10_000

/**
 * Sends them by the API of a server that has just begun and offers the contact form in English and
 * Arabic. The work of a browser is made easy; the rest is the product. People without
 * scripts check what comes back and send it once more, programs do not.
 */
export async function judge(
  { storage, place }: { storage: Storage; place: string },
  sent: Made[],
): Promise<Judged[]> {
  const database = openDatabase(place)
  await offerForm(database)
  const clock = { now: new Date(start) }
  let one = sent[0]
  const tokens = createTokens('a secret of the spam, long enough for HS256')
  const api = createApi({
    storage,
    tokens,
    apiKey,
    now: () => clock.now,
    addressOf: () => addressOf(one?.network ?? 0),
    originOf: () => 'https://naoura.example',
    log: { info: () => {}, error: (details) => console.warn(details) },
    countView: () => {},
    refused: () => {},
  } satisfies ApiParts)

  const send = async (made: Made, ticket: string | undefined) =>
    api.request('/contact', {
      method: 'POST',
      headers: { 'api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...bodyOf(made),
        ticket,
        proof: made.isScripted ? await easyProof(tokens, made.network, clock.now) : undefined,
      }),
    })

  const judged: (Judged & { id?: number | undefined })[] = []
  let newest = 0
  for (const made of sent) {
    one = made
    clock.now = new Date(start + made.at)
    const first = await send(made, isByHand(made) ? '' : undefined)
    const { ticket } = (await first.json()) as { ticket?: string }
    clock.now = new Date(start + made.at + secondsOfChecking)
    const { status } = ticket === undefined ? first : await send(made, ticket)
    const row = await database.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '>', newest)
      .executeTakeFirst()
    newest = row?.id ?? newest
    const signs = row ? signsIn(row) : []
    judged.push({
      made,
      id: row?.id,
      outcome: outcomeOf(status, row),
      signs,
      points: pointsOf(signs),
      isChecked: ticket !== undefined,
    })
  }
  const rows = await database.db.selectFrom('messages').selectAll().execute()
  await database.close()
  const last = new Map(rows.map((row) => [row.id, row]))
  return judged.map(({ id, ...one }) => {
    const row = last.get(id ?? 0)
    if (one.outcome !== 'through' || row?.quarantined_at === null) return one
    const signs: Sign[] = row ? signsIn(row) : ['later-copies']
    return { ...one, outcome: 'recalled', signs, points: pointsOf(signs) }
  })
}

async function easyProof(
  tokens: ReturnType<typeof createTokens>,
  network: number,
  now: Date,
): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    data: { until: now.getTime() + 60_000 },
    deriveKey,
    hmacSignatureSecret: tokens.keyedHash(`challenge contact ${networkOf(addressOf(network))}`),
    hmacKeySignatureSecret: tokens.keyedHash('solution'),
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

function isByHand({ kind, isScripted }: Made): boolean {
  return kind === 'real' && !isScripted
}

async function offerForm({ write }: ReturnType<typeof openDatabase>): Promise<void> {
  await write('product', async (trx) => {
    await trx
      .updateTable('sections')
      .set({ contact_form: 1 })
      .where('name', '=', 'contactUs')
      .execute()
  })
}

function bodyOf({ name, email, phone, message, language, ...made }: Made) {
  const website = made.isHiddenFieldFilled ? 'https://spam.example' : ''
  const shown = made.isScripted ? { shown_for: 12_000 } : {}
  return { name, email, phone, message, language, website, ...shown }
}

function addressOf(network: number): string {
  return [10, network >> 16, (network >> 8) & 255, network & 255].join('.')
}

function outcomeOf(status: number, row: { quarantined_at: string | null } | undefined): Outcome {
  if (status !== 201) return 'refused'
  if (!row) return 'repeated'
  return row.quarantined_at === null ? 'through' : 'held back'
}

export const readReal = () => written('real.txt', 0)

export const readFurther = () => written('real-further.txt', 500)

export const readHard = () => written('real-hard.txt', 65_000)

export const readFourth = () => written('real-fourth.txt', 130_000)

export const readOffers = () => written('real-offers.txt', 195_000)

function written(file: string, networks: number): Made[] {
  const text = readFileSync(new URL(`../fixtures/spam/${file}`, import.meta.url), 'utf8')
  const messages = text
    .replaceAll(/^#.*\n/gm, '')
    .split(/^@ /m)
    .slice(1)
  return messages.map((one, index) => {
    const [head = '', ...lines] = one.split('\n')
    const [language, name = '', email, phone = ''] = head.split('|').map((part) => part.trim())
    return {
      kind: 'real',
      language: language === 'ar' ? 'ar' : 'en',
      name,
      email: email ?? `visitor${index}@mail.example`,
      phone,
      message: lines.join('\n').trim(),
      network: networks + (index % 4 === 0 ? ofCarrier : 1 + ((index * 7) % 300)),
      at: Math.floor((index / messages.length) * week),
      isScripted: true,
      isHiddenFieldFilled: false,
    }
  })
}
