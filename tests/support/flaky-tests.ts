import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'

const mostFlaky = 2

type Options = { file?: string }

export default class FlakyTests implements Reporter {
  readonly #file: string
  readonly #tests = new Set<TestCase>()

  constructor({ file = '.cache/flaky-tests.txt' }: Options) {
    this.#file = resolve(import.meta.dirname, '../..', file)
  }

  onTestEnd(test: TestCase): void {
    this.#tests.add(test)
  }

  async onEnd({ startTime }: FullResult): Promise<{ status?: 'failed' }> {
    const flaky = [...this.#tests].filter((test) => test.outcome() === 'flaky').map(nameOf)
    if (flaky.length === 0) return {}
    mkdirSync(dirname(this.#file), { recursive: true })
    appendFileSync(this.#file, flaky.map((name) => `${startTime.toISOString()} ${name}\n`).join(''))
    console.log(`\nFlaky tests, ${mostFlaky} at most:\n${flaky.join('\n')}`)
    return flaky.length > mostFlaky ? { status: 'failed' } : {}
  }
}

function nameOf(test: TestCase): string {
  return [`${test.location.file}:${test.location.line}`, ...test.titlePath().slice(3)].join(' › ')
}
