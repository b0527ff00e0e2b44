import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const texts = textsIn('src/**/*.*', (file) => !file.includes('.test.'))
const linesOf = (file: string) => (texts.get(file)?.split('\n').length ?? 1) - 1
const lines = [...texts.keys()].reduce((sum, file) => sum + linesOf(file), 0)

/** Whoever takes code away lowers these numbers, and a feature is worth raising them. */
const most = { files: 1_933, lines: 155_746, joinable: 40, unused: 8 }
/** A file up to this length is read at one go. */
const readable = 150
const ofRouter = /^(handleError|HydrateFallback|client[A-Z]\w+)$/

test(`${texts.size} files with ${lines} lines stay few`, () => {
  expect(texts.size).toBeGreaterThan(1_000)
  expect(texts.size).toBeLessThanOrEqual(most.files)
  expect(lines).toBeLessThanOrEqual(most.lines)
})

test('what one file alone uses stands in it', () => {
  const joinable = joinableFiles()
  expect(joinable.length).toBeGreaterThan(5)
  expect(joinable.length, joinable.join('\n')).toBeLessThanOrEqual(most.joinable)
})

test('what is exported is named by another file', () => {
  const files = filesByWord()
  const exported = [...texts].flatMap(([file, text]) => exportsOf(text).map((name) => [name, file]))
  const unused = exported.filter(([name = '']) => files.get(name) === 1 && !ofRouter.test(name))
  expect(exported.length).toBeGreaterThan(2_000)
  expect(unused.length, unused.join('\n')).toBeLessThanOrEqual(most.unused)
})

function textsIn(files: string, isRead = (_file: string) => true): Map<string, string> {
  const found = globSync(files).filter(isRead)
  return new Map(found.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** A test of its own makes a file worth its name, as does prose, or that it is loaded later. */
function joinableFiles(): string[] {
  const users = usersOfEach()
  return [...texts.keys()].flatMap((file) => {
    const [user, second] = users.get(file) ?? []
    const isOwn =
      globSync(file.replace(/\.tsx?$/, '.test.ts')).length > 0 || file.endsWith('words.ts')
    if (!/\.tsx?$/.test(file) || isOwn || !user || second || user.isLater) return []
    return linesOf(file) + linesOf(user.file) <= readable ? [`${file} → ${user.file}`] : []
  })
}

function usersOfEach(): Map<string, { file: string; isLater: boolean }[]> {
  const uses = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/(from|import\() ?'(\.[^']+)'/g)].map(([, how, path = '']) => ({
      used: join(dirname(file), path),
      file,
      isLater: how !== 'from',
    })),
  )
  return Map.groupBy(uses, ({ used }) => used)
}

function exportsOf(text: string): string[] {
  const found = text.matchAll(/^export (?:async )?(?:const|function\*?|type|class) (\w+)/gm)
  return [...found].map(([, name = '']) => name)
}

function filesByWord(): Map<string, number> {
  const files = new Map<string, number>()
  for (const text of textsIn('{src,tests,bench,faults,scripts}/**/*.{ts,tsx,js}').values()) {
    for (const word of new Set(text.match(/\w+/g))) files.set(word, (files.get(word) ?? 0) + 1)
  }
  return files
}
