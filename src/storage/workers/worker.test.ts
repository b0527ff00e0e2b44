import { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../../../tests/support/storages.ts'
import { createWorker, priorities, startProcess, startThread, WorkerEnded } from './worker.ts'

type Task = 'answer' | 'refuse' | 'fail' | 'die' | 'hang' | 'crash'

const obedient = `
import { threadId } from 'node:worker_threads'
import { answerJobs } from '${join(import.meta.dirname, 'answer-jobs.ts')}'
import { Problem } from '${join(import.meta.dirname, '../../domain/problem.ts')}'
answerJobs(async (task) => {
  if (task === 'refuse') throw new Problem('invalid-input', { fields: { content: 'too long' } })
  if (task === 'fail') throw new Error('not this way')
  if (task === 'die') process.exit(3)
  if (task === 'crash') setImmediate(() => { throw new Error('out of the blue') })
  if (task === 'hang') for (;;);
  if (task === 'crash') return new Promise(() => {})
  return { worker: threadId || process.pid }
})`

const kinds = {
  process: startProcess,
  thread: (file: string) => startThread(file, 64),
} as const

async function worker(kind: keyof typeof kinds, changes: { longest?: number; idle?: number } = {}) {
  const file = join(await freshFolder(), 'obedient.ts')
  await writeFile(file, obedient)
  let starts = 0
  let latest = 0
  const start = () => {
    starts += 1
    const started = kinds[kind](file)
    if (started.events instanceof ChildProcess) latest = started.events.pid ?? 0
    return started
  }
  const limits = { longest: 15_000, idle: 15_000, line: { concurrency: 1 }, ...changes } as const
  const created = createWorker<Task, { worker: number }>(start, limits)
  return { ...created, starts: () => starts, latest: () => latest }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['process', 'thread'] as const)('a %s takes one job after the other', async (kind) => {
  const { run, starts } = await worker(kind)
  const answers = await Promise.all([run('answer'), run('answer'), run('answer')])
  expect(new Set(answers.map((answer) => answer.worker)).size).toBe(1)
  expect(answers[0]?.worker).not.toBe(process.pid)
  expect(starts()).toBe(1)
})

test('a process that is prepared starts before its job, once, and does not wait for ever', async () => {
  const { run, prepare, starts } = await worker('process', { idle: 500 })
  prepare()
  prepare()
  expect(starts()).toBe(1)
  const { worker: pid } = await run('answer')
  expect(starts()).toBe(1)
  const unused = await worker('process', { idle: 1 })
  unused.prepare()
  await expect.poll(() => isAlive(pid)).toBe(false)
  await expect(unused.run('answer')).resolves.toBeDefined()
})

test('a process that is ended at once fails its job', async () => {
  const { run, end, starts } = await worker('process')
  const hanging = run('hang')
  await expect.poll(starts).toBe(1)
  end()
  await expect(hanging).rejects.toThrow(WorkerEnded)
})

test('a process gets nothing that is sent to the group of the server, as Ctrl+C is', async () => {
  const { run } = await worker('process')
  const { worker: pid } = await run('answer')
  expect(isAlive(-pid)).toBe(true)
})

test('a process that is told to stop before it has left that group does its job in another', async () => {
  const { run, end, starts, latest } = await worker('process')
  const hanging = run('hang')
  for (const stops of [1, 2, 3]) {
    await expect.poll(starts).toBe(stops)
    process.kill(latest(), 'SIGTERM')
  }
  await expect.poll(starts).toBe(4)
  end()
  await expect(hanging).rejects.toThrow(WorkerEnded)
})

test.each(['process', 'thread'] as const)('what a job refuses in a %s is refused', async (kind) => {
  const { run, starts } = await worker(kind)
  await expect(run('refuse')).rejects.toMatchObject({
    name: 'Problem',
    code: 'invalid-input',
    fields: { content: 'too long' },
  })
  await expect(run('fail')).rejects.toThrow('not this way')
  await run('answer')
  expect(starts()).toBe(1)
})

test.each(['process', 'thread'] as const)(
  'a %s that dies takes its own job with it and no other',
  async (kind) => {
    const { run, starts } = await worker(kind)
    const jobs = await Promise.allSettled([run('die'), run('crash'), run('answer')])
    expect(jobs).toMatchObject([
      { status: 'rejected', reason: expect.any(WorkerEnded) },
      { status: 'rejected', reason: expect.any(WorkerEnded) },
      { status: 'fulfilled', value: { worker: expect.any(Number) } },
    ])
    expect(starts()).toBe(3)
  },
)

test.each(['process', 'thread'] as const)(
  'a job that keeps a %s too long ends with it',
  async (kind) => {
    const { run } = await worker(kind, { longest: 3_000 })
    const [hanging, next] = await Promise.allSettled([run('hang'), run('answer')])
    expect(hanging).toMatchObject({ status: 'rejected', reason: expect.any(WorkerEnded) })
    expect(next).toMatchObject({ status: 'fulfilled' })
  },
)

test('a process leaves when there is nothing to do, and a new one comes for the next job', async () => {
  const { run, starts } = await worker('process', { idle: 1 })
  const { worker: first } = await run('answer')
  await expect.poll(() => isAlive(first), { timeout: 10_000 }).toBe(false)
  expect((await run('answer')).worker).not.toBe(first)
  expect(starts()).toBe(2)
})

test('a worker whose script is not there fails its job', async () => {
  const { run } = createWorker(() => startProcess('missing.ts'), {
    longest: 15_000,
    idle: 1,
    line: { concurrency: 1 },
  })
  await expect(run('answer')).rejects.toThrow(WorkerEnded)
})

test.runIf(existsSync('/proc/self/autogroup'))(
  'a process gives way to the server, though Linux divides the cores between sessions first',
  async () => {
    const { run } = await worker('process')
    const { worker: pid } = await run('answer')
    expect(getPriority(pid)).toBe(priorities.awaited)
    const session = await readFile(`/proc/${pid}/autogroup`, 'utf8')
    expect(session).toMatch(new RegExp(`nice ${priorities.awaited}$`, 'm'))
  },
)
