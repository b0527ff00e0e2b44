import { expect, test, vi } from 'vitest'
import type { Log } from '../api/http/api-parts.ts'
import { Problem } from '../domain/problem.ts'
import { sendChanges } from './send-changes.ts'

test('MIN-1 changes that wait for more than a minute are told once, and when they have gone', async () => {
  const log = { info: vi.fn<Log['info']>(), error: vi.fn<Log['error']>() }
  const states = [30_000, 70_000, 90_000, 0, 0].map((behind) => ({
    behind,
    hasBase: true,
    fault: behind ? 'the bucket is away' : null,
  }))
  const calm = { behind: 0, hasBase: true, fault: null }
  let state: (typeof states)[number] = calm
  const sent = Promise.withResolvers<void>()
  const stop = sendChanges(
    {
      async send() {
        state = states.shift() ?? calm
        if (states.length === 0) sent.resolve()
        if (state.behind > 0) throw new Problem('unavailable')
      },
      state: async () => state,
      leave: async () => {},
    },
    log,
    1,
  )
  await sent.promise
  await stop()
  expect(log.error.mock.calls).toEqual([
    [{ seconds: 70, fault: 'the bucket is away' }, 'changes wait to be sent'],
  ])
  expect(log.info.mock.calls).toEqual([[{}, 'all changes have been sent again']])
})
