const written = 'something-written'

export function notifyMutation(): void {
  dispatchEvent(new Event(written))
}

export function onMutation(listener: () => void): () => void {
  addEventListener(written, listener)
  return () => removeEventListener(written, listener)
}
