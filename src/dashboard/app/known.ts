import { useEffect } from 'react'
import { createStore } from './store.ts'

/** All who use it at once share one reading; what was known stays until it ends. */
export function known<Value>(blank: Value, read: () => Promise<Value | undefined>): () => Value {
  const store = createStore(blank)
  let reading: Promise<void> | undefined

  async function readAgain() {
    const found = await read()
    reading = undefined
    if (found) store.set(found)
  }
  return function useKnown() {
    useEffect(() => void (reading ??= readAgain()), [])
    return store.useValue()
  }
}
