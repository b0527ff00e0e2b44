import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const texts = new Map(
  globSync('src/**/*.*')
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)
const linesOf = (file: string) => (texts.get(file)?.split('\n').length ?? 1) - 1

/** Whoever takes code away lowers these numbers, and a feature is worth raising them. */
const most = { files: 1_250, lines: 85_000, joinable: 36 }
/** A file up to this length is read at one go. */
const readable = 150

test('files and lines stay few', () => {
  const lines = [...texts.keys()].reduce((sum, file) => sum + linesOf(file), 0)
  expect(texts.size).toBeGreaterThan(1_000)
  expect(texts.size).toBeLessThanOrEqual(most.files)
  expect(lines).toBeLessThanOrEqual(most.lines)
})

test('what one file alone uses stands in it', () => {
  const joinable = joinableFiles()
  expect(joinable.length).toBeGreaterThan(5)
  expect(joinable.length, joinable.join('\n')).toBeLessThanOrEqual(most.joinable)
})

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
