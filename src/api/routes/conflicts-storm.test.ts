import { describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../../tests/support/api.ts'
import { type Change, documents, type EditedDocument } from '../../../tests/support/documents.ts'
import { newsroom } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'

const editors = 8
const savesEach = 25

type Texts = Record<string, string>
type Accepted = { texts: Texts; base: number | undefined }
type Conflicted = { sent: Texts; answer: Answer }
type Log = { accepted: Accepted[]; conflicted: Conflicted[] }

const named = ({ language, texts }: Change): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [`${field}.${language}`, text]))

function randomFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

async function edit(name: string, caller: Caller, seed: number, logs: Map<EditedDocument, Log>) {
  const random = randomFrom(seed)
  const seen = new Map<EditedDocument, number>()
  const kinds = Object.values(documents)
  for (let turn = 0; turn < savesEach; turn++) {
    const document = kinds[random(kinds.length)] ?? documents.article
    const log = logs.get(document) ?? { accepted: [], conflicted: [] }
    if (!seen.has(document) || random(4) > 0) {
      seen.set(document, (await document.read(caller)).revision)
    }
    const change = someChange(document, `${name}${turn}`, random)
    let base = random(6) === 0 ? undefined : seen.get(document)
    for (let tries = 1 + random(3); tries > 0; tries--) {
      const answer = await document.save(caller, change, { base })
      if (answer.status === 200) log.accepted.push({ texts: named(change), base })
      else log.conflicted.push({ sent: named(change), answer })
      if (answer.status === 200) break
      base = answer.body.revision
    }
  }
}

function someChange(
  { fields }: EditedDocument,
  word: string,
  random: ReturnType<typeof randomFrom>,
): Change {
  const language = random(2) === 0 ? 'en' : 'ar'
  const chosen = [[fields[0]], [fields[1]], fields][random(3)] ?? fields
  const texts = chosen.map((field) => [field, `<p>${word}${field}</p>`])
  return { language, texts: Object.fromEntries(texts) }
}

async function historyOf({ history }: EditedDocument, caller: Caller, from: number, to: number) {
  const states: Texts[] = []
  for (let revision = from; revision <= to; revision++) {
    const { values } = (await caller.get(`${history}/${revision}`)).body
    states.push(textsOf(values))
  }
  return states
}

function textsOf(values: Record<string, Texts | string | null>): Texts {
  const entries = Object.entries(values).flatMap(([field, byLanguage]) =>
    Object.entries(byLanguage ?? {}).map(([language, text]) => [`${field}.${language}`, text]),
  )
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'))
}

function changed(before: Texts = {}, after: Texts = {}): Texts {
  return Object.fromEntries(Object.entries(after).filter(([name, text]) => before[name] !== text))
}

async function expectLossless(
  document: EditedDocument,
  caller: Caller,
  first: number,
  { accepted, conflicted }: Log,
) {
  const now = await document.read(caller)
  const states = await historyOf(document, caller, first, now.revision)
  expect(now.texts).toMatchObject(states.at(-1) ?? {})

  const steps = states.slice(1).map((state, index) => changed(states[index], state))
  const places = accepted.map(({ texts }) => steps.findIndex((step) => isSame(step, texts)))
  expect(places.toSorted((a, b) => a - b)).toEqual(steps.map((_, index) => index))

  // A save that named the revision it began with has overwritten nothing that came later.
  const overwritten = accepted.flatMap(({ texts, base = Infinity }, index) =>
    steps
      .slice(base - first, places[index])
      .filter((step) => Object.keys(step).some((name) => name in texts)),
  )
  expect(overwritten).toEqual([])

  expect(conflicted.length).toBeGreaterThan(0)
  for (const { sent, answer } of conflicted) expectExplained(answer, sent, states, first)
}

describe.each(engines)('Eight editors saving at once on %s', (engine) => {
  test('lose nothing, mix nothing, and leave a history that explains every word', async () => {
    const world = await newsroom(engine)
    const logs = new Map<EditedDocument, Log>()
    const begin = new Map<EditedDocument, number>()
    for (const document of Object.values(documents)) {
      await document.create(world)
      begin.set(document, (await document.read(world.omar)).revision)
      logs.set(document, { accepted: [], conflicted: [] })
    }
    const storm = Array.from({ length: editors }, (_, editor) =>
      edit(`e${editor}t`, editor % 2 ? world.omar : world.layla, editor + 1, logs),
    )
    await Promise.all(storm)
    expect(world.watched.errors).toEqual([])
    for (const [document, log] of logs) {
      await expectLossless(document, world.omar, begin.get(document) ?? 0, log)
    }
  }, 60_000)
})

function isSame(one: Texts, other: Texts): boolean {
  const sorted = (texts: Texts) => JSON.stringify(Object.entries(texts).toSorted())
  return sorted(one) === sorted(other)
}

function expectExplained({ status, body }: Answer, sent: Texts, states: Texts[], first: number) {
  expect(status).toBe(409)
  expect(body.conflicts.length).toBeGreaterThan(0)
  for (const { field, language, mine, theirs } of body.conflicts) {
    const name = `${field}.${language}`
    expect(mine).toBe(sent[name])
    expect(theirs).toBe(states[body.revision - first]?.[name])
  }
}
