import { useSyncExternalStore } from 'react'

export type MessageKind = 'success' | 'error' | 'info'
export type ShownMessage = {
  id: number
  kind: MessageKind
  /** In English; the region says it in the words of the interface. */
  sentence: string
  values: Record<string, string | number>
}

const maxShown = 3
const nothing: ShownMessage[] = []

let shown: ShownMessage[] = nothing
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message for a moment, also across a change of the page. */
export function showMessage(
  kind: MessageKind,
  sentence: string,
  values: ShownMessage['values'] = {},
): void {
  lastId += 1
  show([...shown, { id: lastId, kind, sentence, values }].slice(-maxShown))
}

export function hideMessage(id: number): void {
  show(shown.filter((message) => message.id !== id))
}

export function useMessages(): ShownMessage[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  )
}

function show(messages: ShownMessage[]): void {
  shown = messages
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
