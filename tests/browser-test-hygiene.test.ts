import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The limit of an assertion, in milliseconds; a slow machine needs all of it. */
const usualLimit = 10_000

type Rule = { instead: string; isBroken: (line: string) => boolean }

/** These functions ask only once where something is. */
const measures = [...functionsOf('tests/support/places.ts'), 'visual']

const rules: Record<string, Rule> = {
  'a sleep': {
    instead: 'wait for what the page shows',
    isBroken: matches(/waitForTimeout|timers\/promises|new Promise.*setTimeout/),
  },
  'a quiet network': {
    instead: 'use open() and arrived()',
    isBroken: matches(/networkidle/),
  },
  'a forced action': {
    instead: 'press what a person would press',
    isBroken: matches(/(?<!recursive: true, )force: true/),
  },
  'data by chance or by the clock': {
    instead: 'give it a name and a date of its own, or set page.clock',
    isBroken: matches(/Math\.random|randomUUID|randomBytes|getRandomValues|Date\.now|new Date\(\)/),
  },
  'a limit under ten seconds': {
    instead: 'keep the usual one',
    isBroken: (line) => limitsIn(line).some((limit) => limit < usualLimit),
  },
  'a page that may not answer yet': {
    instead: 'use open() and reopen()',
    isBroken: matches(/\.(goto|reload)\(/),
  },
  'a menu of its own': {
    instead: 'use choose()',
    isBroken: matches(/getByRole\('(menuitem|menuitemradio|option)'.*\.(click|press)\(/),
  },
  'a place measured in its own way': {
    instead: 'use places.ts',
    isBroken: matches(
      /boundingBox\(|BoundingClientRect|ClientRects|\b(scroll|client|offset)(Width|Height|Top|Left)\b|\bscroll[XY]\b/,
    ),
  },
  'a place measured once': {
    instead: 'use expect.poll()',
    isBroken: matches(new RegExp(String.raw`expect\(\(?await (${measures.join('|')})\(`)),
  },
}

const exceptions: Record<string, string[]> = {
  'tests/support/open.ts': ['a page that may not answer yet'],
  'tests/support/places.ts': ['a place measured in its own way'],
  'tests/support/reading-order.ts': ['a place measured in its own way'],
  'tests/support/touching-lines.ts': ['a place measured in its own way'],
  'tests/support/unbroken.ts': ['a place measured in its own way'],
  // Each test has a database or a bucket of its own, whichever process it runs in.
  'tests/support/postgres.ts': ['data by chance or by the clock'],
  'tests/support/databases.ts': ['data by chance or by the clock'],
  'tests/support/buckets.ts': ['data by chance or by the clock'],
}

test('no browser test depends on luck', () => {
  const files = globSync(['tests/e2e/**/*.ts', 'tests/support/*.ts'])
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap(breachesIn)).toEqual([])
})

test('every violation is recognised', () => {
  const written = [
    'await page.waitForTimeout(600)',
    'await new Promise((resume) => setTimeout(resume, 50))',
    "await page.waitForLoadState('networkidle')",
    'await button.click({ force: true })',
    'const title = `Opening ${crypto.randomUUID()}`',
    'await page.clock.pauseAt(Date.now() + 60_000)',
    "await expect(page).toHaveURL('/blog', { timeout: 4_000 })",
    'await page.reload()',
    "await page.getByRole('option', { name: 'Editor' }).click()",
    'const { width } = (await tile.boundingBox()) ?? {}',
    'await page.evaluate(() => document.documentElement.scrollHeight)',
    'expect(await scrolledTo(page)).toBe(0)',
    'expect((await boxOf(footer)).y).toBeGreaterThan(600)',
  ]
  expect(written.filter((line) => breachesOf(line).length !== 1)).toEqual([])
  expect(breachesOf("await expect(row).toHaveText('Omar', { timeout: 30_000 })")).toEqual([])
})

function functionsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/export (?:async )?function (\w+)/g)
  return [...found].map(([, name = '']) => name)
}

function matches(pattern: RegExp): (line: string) => boolean {
  return (line) => pattern.test(line)
}

function limitsIn(line: string): number[] {
  return [...line.matchAll(/timeout: (\d[\d_]*)/g)].map(([, limit]) =>
    Number(limit?.replaceAll('_', '')),
  )
}

function breachesOf(line: string): string[] {
  return Object.keys(rules).filter((name) => rules[name]?.isBroken(line))
}

function breachesIn(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      breachesOf(line)
        .filter((name) => !exceptions[file]?.includes(name))
        .map((name) => `${file}:${index + 1}: ${name}: ${rules[name]?.instead}`),
    )
}
