import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { basename } from 'node:path'

const most = 10

export default class SlowestFiles implements Reporter {
  readonly #seconds = new Map<string, number>()

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = basename(location.file)
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000)
  }

  onEnd(): void {
    const slowest = [...this.#seconds].toSorted(([, one], [, other]) => other - one).slice(0, most)
    const lines = slowest.map(([file, seconds]) => `${seconds.toFixed(0).padStart(5)} s  ${file}`)
    console.log(`\nThe slowest files, of all workers together:\n${lines.join('\n')}`)
  }
}
