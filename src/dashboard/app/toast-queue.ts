import type { ArticleSection } from '../../domain/article.ts'
import { sectionHere } from './locale/translate.ts'
import { createStore } from './store.ts'

export type ToastKind = 'success' | 'error' | 'info'
export type Toast = {
  id: number
  kind: ToastKind
  /** The sentence is in English; the region says it in the words of the interface. */
  sentence: string
  values: Record<string, string | number>
  section: ArticleSection
  /** Takes back what the message is about, for as long as the page it was done on is open. */
  undo?: (() => void) | undefined
  pathname: string
  at: Date
}

const maxShown = 3
const maxRecent = 50

type Toasts = {
  /** These are on screen at the moment. */
  shown: Toast[]
  /** Everything that was said since the page was opened, newest first. */
  recent: Toast[]
  /** The newest one at the last look. */
  lastSeenId: number
}
const nothing: Toasts = { shown: [], recent: [], lastSeenId: 0 }

const toasts = createStore(nothing)
let lastId = 0

/** Shows a toast for a moment, also across a change of the page. */
export function showToast(
  kind: ToastKind,
  sentence: string,
  values: Toast['values'] = {},
  undo?: Toast['undo'],
): void {
  lastId += 1
  // Read later, on another page, it still speaks of what it was said of.
  const { pathname } = location
  const at = new Date()
  const toast = { id: lastId, kind, sentence, values, section: sectionHere(), undo, pathname, at }
  change({
    shown: [...toasts.get().shown, toast].slice(-maxShown),
    recent: [toast, ...toasts.get().recent].slice(0, maxRecent),
  })
}

export function hideToast(id: number): void {
  change({ shown: toasts.get().shown.filter((toast) => toast.id !== id) })
}

/** The recent toasts have been seen. */
export function markToastsSeen(): void {
  change({ lastSeenId: lastId })
}

/** The next user must not read what the one before was told. */
export function forgetToasts(): void {
  change(nothing)
}

export const useToasts = toasts.useValue

function change(changed: Partial<Toasts>): void {
  toasts.set({ ...toasts.get(), ...changed })
}
