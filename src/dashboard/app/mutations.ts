const written = 'something-written'

/** Said by the client after each call that has changed something. */
export function notifyMutation(): void {
  dispatchEvent(new Event(written))
}

export function onMutation(listener: () => void): () => void {
  addEventListener(written, listener)
  return () => removeEventListener(written, listener)
}
