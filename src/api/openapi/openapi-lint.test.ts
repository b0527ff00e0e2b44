import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'

const linter = 'node_modules/@redocly/cli/bin/cli.js'
const rules = JSON.stringify({ extends: ['recommended-strict'] })
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

type Problem = { ruleId: string; message: string; location: { pointer?: string }[] }

async function problemsOf(description: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wajha-lint-'))
  try {
    const [file, config] = [join(folder, 'openapi.json'), join(folder, 'redocly.yaml')]
    await Promise.all([writeFile(file, description), writeFile(config, rules)])
    const { problems }: { problems: Problem[] } = JSON.parse(await linted(file, config))
    return problems.map(
      ({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function linted(file: string, config: string): Promise<string> {
  const lint = [linter, 'lint', file, `--config=${config}`, '--format=json', '--max-problems=1000']
  const env = { ...process.env, ...quiet }
  try {
    return (await promisify(execFile)(process.execPath, lint, { env })).stdout
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    if (code === 1 && stdout) return stdout
    throw error
  }
}

test('a strict linter finds nothing wrong in the description', { timeout: 60_000 }, async () => {
  const { stranger } = await startedApi('SQLite')
  expect(await problemsOf((await stranger.get('/openapi.json')).text)).toEqual([])
})
