import { describe, expect, test } from 'vitest'
import {
  behindPairs,
  type Entry,
  isBehind,
  type Ledger,
  ledgerField,
  markedLedger,
  type Move,
  movedLedger,
  newerByText,
  newerLanguages,
  type Texts,
} from './ledger.ts'

type Save = Partial<Omit<Move, 'revision' | 'start'>> & { texts: Record<string, string> }
type World = { ledger: Ledger; texts: Texts; revision: number }

function worldOf(...languages: string[]): World {
  return { ledger: { ...ledgerField.blank, languages }, texts: {}, revision: 0 }
}

function afterSave({ ledger, texts, revision }: World, { texts: sent, ...move }: Save): World {
  const named = Object.entries(sent).map(([language, text]) => [`title.${language}`, text])
  const after = { ...texts, ...Object.fromEntries(named) }
  const step = { ...move, revision: revision + 1, start: revision }
  return {
    ledger: shown(movedLedger(ledger, texts, after, step)),
    texts: after,
    revision: revision + 1,
  }
}

function shown(ledger: Ledger): Ledger {
  const editions = Object.entries(ledger.written).map(([name, { edition }]) => [name, edition])
  return { ...ledger, shown: Object.fromEntries(editions) }
}

function after(languages: string[], ...saves: Save[]): World {
  return saves.reduce(afterSave, worldOf(...languages))
}

function behind({ ledger }: World): string[] {
  return Object.keys(ledger.written)
    .filter((name) => isBehind(ledger, name))
    .map((name) => name.slice('title.'.length))
    .toSorted()
}

function entryOf({ ledger }: World, language: string): Entry | undefined {
  return ledger.written[`title.${language}`]
}

const all = ['ar', 'en', 'fr']
const arabic = (ar: string): Save => ({ texts: { ar } })
const english: Save = { texts: { en: 'a' } }
const both = [english, arabic('ا')]

describe('a text', () => {
  test('that is written alone puts nothing behind', () => {
    expect(behind(after(all, { texts: { en: 'a' } }, { texts: { en: 'b' } }))).toEqual([])
  })

  test('that changes puts every other written language behind (LED-1)', () => {
    const world = after(all, ...both, { texts: { fr: 'x' } }, { texts: { en: 'b' } })
    expect(behind(world)).toEqual(['ar', 'fr'])
    expect(newerLanguages(world.ledger, 'title.ar')).toEqual(['en'])
    expect(entryOf(world, 'ar')).toEqual({ edition: 1, revision: 2, source: 'en' })
  })

  test('that was behind becomes current and puts none behind (LED-2)', () => {
    const world = after(all, ...both, { texts: { en: 'b' } }, { texts: { ar: 'ب' } })
    expect(behind(world)).toEqual([])
    expect(entryOf(world, 'ar')).toEqual({ edition: 2, revision: 4, source: 'en' })
  })

  test('in a third language marks no others behind', () => {
    const world = after(all, ...both, { texts: { en: 'b' } }, { texts: { fr: 'x' } })
    expect(behind(world)).toEqual(['ar'])
  })

  test('that is changed with another in one save is current, as is the other (LED-4)', () => {
    expect(behind(after(all, ...both, { texts: { en: 'b', ar: 'ب' } }))).toEqual([])
    const late = after(all, ...both, { texts: { en: 'b' } }, { texts: { ar: 'ب', en: 'c' } })
    expect(behind(late)).toEqual([])
  })

  test('stays as current as it was by a small correction (LED-5)', () => {
    const world = after(all, ...both, { texts: { en: 'b' }, isMinor: true })
    expect(behind(world)).toEqual([])
    const late = after(all, ...both, { texts: { en: 'b' } }, { texts: { ar: 'ب' }, isMinor: true })
    expect(behind(late)).toEqual(['ar'])
    expect(behind(after(all, english, { texts: { ar: 'ا' }, isMinor: true }))).toEqual([])
  })

  test('hides no real change by a small one (LED-5)', () => {
    const world = after(all, ...both, { texts: { en: 'b' } }, { texts: { en: 'c' }, isMinor: true })
    expect(behind(world)).toEqual(['ar'])
  })

  test('that is saved as it was moves nothing (LED-6)', () => {
    const world = after(all, ...both)
    const { ledger } = afterSave(world, { texts: { en: 'a' } })
    expect(ledger).toEqual(world.ledger)
  })

  test('from a form that has not seen the newest stays behind (LED-7)', () => {
    const world = after(all, ...both, { texts: { en: 'b' } }, { texts: { ar: 'ب' }, base: 2 })
    expect(behind(world)).toEqual(['ar'])
    const first = after(all, english, { texts: { ar: 'ا' }, base: 0 })
    expect(behind(first)).toEqual(['ar'])
  })

  test('made from one that is behind is as far behind', () => {
    const world = after(all, ...both, { texts: { en: 'b' } }, { texts: { fr: 'x' }, source: 'ar' })
    expect(behind(world)).toEqual(['ar', 'fr'])
    expect(entryOf(world, 'fr')?.source).toBe('ar')
  })

  test('keeps its source when somebody changes it by hand', () => {
    const made = after(all, ...both, { texts: { fr: 'x' }, source: 'ar' })
    expect(entryOf(afterSave(made, { texts: { fr: 'y' } }), 'fr')?.source).toBe('ar')
    const caughtUp = [arabic('ب'), { texts: { fr: 'y' } }].reduce<World>(afterSave, made)
    expect(entryOf(caughtUp, 'fr')?.source).toBe('ar')
  })

  test('that is cleared has no entry, and the newest of the rest counts', () => {
    const world = after(all, ...both, { texts: { en: 'b' } }, { texts: { en: '' } })
    expect(entryOf(world, 'en')).toBeUndefined()
    expect(behind(world)).toEqual([])
    const again = afterSave(world, { texts: { ar: 'ب' } })
    expect(entryOf(again, 'en')).toBeUndefined()
  })

  test('is current again once the newer language is deleted, and moves on without it (LED-15)', () => {
    const world = after(all, ...both, { texts: { ar: 'ب' } })
    expect(behind(world)).toEqual(['en'])
    const deleted = { ...world, ledger: { ...world.ledger, languages: ['en', 'fr'] } }
    expect(behind(deleted)).toEqual([])
    const changed = afterSave(deleted, { texts: { en: 'b' } })
    const restored = { ...changed, ledger: { ...changed.ledger, languages: all } }
    expect(behind(restored)).toEqual(['ar'])
  })

  test('written before there was a ledger is as new as the others', () => {
    const world = { ...worldOf(...all), texts: { 'title.en': 'a', 'title.ar': 'ا' }, revision: 3 }
    expect(behind(afterSave(world, { texts: { en: 'b' } }))).toEqual(['ar'])
  })

  test('is right or ahead if somebody says so, without a change (LED-12)', () => {
    const { ledger } = after(all, ...both, { texts: { en: 'b' } })
    const right = shown(markedLedger(ledger, ['title.ar'], 'right', 4))
    expect(isBehind(right, 'title.ar')).toBe(false)
    const led = shown(markedLedger(right, ['title.ar'], 'lead', 5))
    expect(newerLanguages(led, 'title.en')).toEqual(['ar'])
  })

  test('leaves a draft out of what others are behind', () => {
    const { ledger, texts } = after(all, ...both)
    const step = { revision: 3, start: 2 }
    const held = movedLedger(ledger, texts, { ...texts, 'title.en': 'b' }, step)
    expect(isBehind(held, 'title.ar')).toBe(false)
    expect(isBehind(shown(held), 'title.ar')).toBe(true)
  })
})

function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

test('exchanging two languages in any sequence of saves exchanges the result (LED-3)', () => {
  const exchanged = (language: string) =>
    language === 'ar' ? 'en' : language === 'en' ? 'ar' : language
  for (let sequence = 1; sequence <= 10_000; sequence++) {
    const next = numbers(sequence * 7919)
    const languages = ['ar', 'en', 'fr', 'de', 'tr'].slice(0, 2 + next(4))
    const one = () => languages[next(languages.length)] ?? 'en'
    let [world, mirrored] = [worldOf(...languages), worldOf(...languages)]
    for (let turn = 1 + next(6); turn > 0; turn--) {
      const sent = Object.fromEntries(
        Array.from({ length: 1 + next(2) }, () => [one(), next(5) ? String(next(1000)) : '']),
      )
      const source = next(4) ? undefined : one()
      const base = next(3) ? undefined : next(world.revision + 1)
      const rest = { isMinor: next(4) === 0, base }
      world = afterSave(world, { texts: sent, source, ...rest })
      const other = Object.entries(sent).map(([language, text]) => [exchanged(language), text])
      mirrored = afterSave(mirrored, {
        texts: Object.fromEntries(other),
        source: source && exchanged(source),
        ...rest,
      })
    }
    const entries = Object.entries(world.ledger.written).map(([name, entry]) => [
      `title.${exchanged(name.slice('title.'.length))}`,
      { ...entry, source: entry.source && exchanged(entry.source) },
    ])
    expect(mirrored.ledger.written, `sequence ${sequence}`).toEqual(Object.fromEntries(entries))
  }
})

test.each([
  ['what is behind', (ledger: Ledger) => newerByText(ledger).size],
  ['which language is ahead', (ledger: Ledger) => Number(behindPairs(ledger).length > 0)],
])('%s is found by as many looks at each text in ten languages as in two (F14)', (_what, find) => {
  const looksIn = (count: number) => {
    let looks = 0
    const watched = <Values extends object>(values: Values) =>
      new Proxy(values, { get: (all, name) => (looks++, Reflect.get(all, name)) })
    const languages = Array.from({ length: count }, (_, index) => `l${index}`)
    const names = languages.map((language) => `title.${language}`)
    const entries = names.map((name, edition) => [name, { edition, revision: 1, source: null }])
    const written: Record<string, Entry> = Object.fromEntries(entries)
    const { shown: editions } = shown({ written, shown: {}, languages })
    expect(
      find({ written: watched(written), shown: watched(editions), languages }),
    ).toBeGreaterThan(0)
    return looks / count
  }
  expect(looksIn(10)).toBe(looksIn(2))
})
