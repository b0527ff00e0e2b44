import { useSyncExternalStore } from 'react'

export type MessageKind = 'success' | 'error' | 'info'
export type ShownMessage = {
  id: number
  kind: MessageKind
  /** In English; the region says it in the words of the interface. */
  sentence: string
  values: Record<string, string | number>
  at: Date
}

const maxShown = 3
const maxRecent = 50

type Messages = {
  /** On screen at the moment. */
  shown: ShownMessage[]
  /** Everything that was said since the page was opened, newest first. */
  recent: ShownMessage[]
  /** The newest of them that was there when somebody looked. */
  lastSeenId: number
}
const nothing: Messages = { shown: [], recent: [], lastSeenId: 0 }

let messages = nothing
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message for a moment, also across a change of the page. */
export function showMessage(
  kind: MessageKind,
  sentence: string,
  values: ShownMessage['values'] = {},
): void {
  lastId += 1
  const message = { id: lastId, kind, sentence, values, at: new Date() }
  change({
    shown: [...messages.shown, message].slice(-maxShown),
    recent: [message, ...messages.recent].slice(0, maxRecent),
  })
}

export function hideMessage(id: number): void {
  change({ shown: messages.shown.filter((message) => message.id !== id) })
}

/** Somebody has looked at the recent messages. */
export function markMessagesSeen(): void {
  change({ lastSeenId: lastId })
}

/** Whoever signs in next does not read what was said to the one before. */
export function forgetMessages(): void {
  change(nothing)
}

export function useMessages(): Messages {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => nothing,
  )
}

function change(changed: Partial<Messages>): void {
  messages = { ...messages, ...changed }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
