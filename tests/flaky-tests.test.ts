import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

async function runWith({ flaky }: { flaky: number }) {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/flaky-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const reporter = JSON.stringify([
    ['list'],
    [join(root, 'tests/support/flaky-tests.ts'), { file: join(folder, 'flaky-tests.txt') }],
  ])
  await writeFile(
    join(folder, 'playwright.config.ts'),
    `export default { retries: 1, workers: 1, reporter: ${reporter} }`,
  )
  await writeFile(
    join(folder, 'second-try.spec.ts'),
    `import { expect, test } from '@playwright/test'
     test('steady', () => {})
     for (let number = 1; number <= ${flaky}; number++)
       test('flaky ' + number, ({}, { retry }) => expect(retry).toBe(1))`,
  )
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const { status, stdout } = spawnSync(process.execPath, [cli, 'test'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const kept = join(folder, 'flaky-tests.txt')
  const names = existsSync(kept) ? readFileSync(kept, 'utf8').match(/flaky \d/g) : []
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1), names }
}

test('two flaky tests are listed last and saved, and the run passes', async () => {
  const { status, lastLine, names } = await runWith({ flaky: 2 })
  expect(status).toBe(0)
  expect(lastLine).toMatch(/second-try\.spec\.ts:\d+ › flaky 2$/)
  expect(names).toEqual(['flaky 1', 'flaky 2'])
})

test('three flaky tests fail the run', async () => {
  const { status, lastLine, names } = await runWith({ flaky: 3 })
  expect(status).toBe(1)
  expect(lastLine).toMatch(/flaky 3$/)
  expect(names).toEqual(['flaky 1', 'flaky 2', 'flaky 3'])
})
