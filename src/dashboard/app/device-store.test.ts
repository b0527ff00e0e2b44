import { get } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceStore } from './device-store.ts'

const readAnything = () => deviceStore('wajha-device', 'choices')((store) => get('choices', store))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a store of the device that never answers is done without after two seconds', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  vi.useFakeTimers()
  const reading = vi.fn<(choices: unknown) => void>()
  void readAnything().then(reading)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(reading).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reading).toHaveBeenCalledWith(undefined)
})

test('a browser that refuses its store is done without', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('', 'SecurityError')
    },
  })
  await expect(readAnything()).resolves.toBeUndefined()
})
