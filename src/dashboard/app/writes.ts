const written = 'something-written'

/** Said by the client after each call that has changed something. */
export function tellOfWriting(): void {
  dispatchEvent(new Event(written))
}

export function onWritten(listener: () => void): () => void {
  addEventListener(written, listener)
  return () => removeEventListener(written, listener)
}
