import { expect, onTestFinished, test, vi } from 'vitest'
import { textOfMarkdown } from './markdown-worker.ts'

test('a text is given up after ten seconds (IMP-10)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const reading = textOfMarkdown({ markdown: '*a_ '.repeat(50_000), isOurs: false })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await reading).toBe('Its text takes too long to read.')
})
