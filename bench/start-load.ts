import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answered, Task } from './load-generator.ts'

/** Loads from another process until `end`, which returns what was answered. */
export function startLoad(task: Task) {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'))
  child.send(task)
  return {
    async end(): Promise<Answered> {
      const answered = once(child, 'message')
      child.send('end')
      const [all] = (await answered) as [Answered]
      return all
    },
  }
}

/** The result is in milliseconds; failed requests count as infinitely slow. */
export function p99(answered: Answered[number]): number {
  const times = answered.map(({ status, time }) => (status === 200 ? time : Infinity))
  return percentile99(times)
}

export function percentile99(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
