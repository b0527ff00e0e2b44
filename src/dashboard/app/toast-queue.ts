import type { ArticleSection } from '../../domain/articles/article.ts'
import { sectionHere } from './locale/locale.tsx'
import { createStore } from './store.ts'

export type ToastKind = 'success' | 'error' | 'info'

type ToastExtras = {
  detail?: string | undefined
  undo?: (() => void) | undefined
  path?: string | undefined
}

export type Toast = ToastExtras & {
  id: number
  kind: ToastKind
  /** The sentence is in English; the region says it in the words of the interface. */
  sentence: string
  values: Record<string, string | number>
  section: ArticleSection
  pathname: string
  at: Date
}

const maxShown = 3
const maxRecent = 50

type Toasts = {
  shown: Toast[]
  recent: Toast[]
  lastSeenId: number
}
const nothing: Toasts = { shown: [], recent: [], lastSeenId: 0 }

const toasts = createStore(nothing)
let lastId = 0

export function showToast(
  kind: ToastKind,
  sentence: string,
  values: Toast['values'] = {},
  extras: ToastExtras = {},
): void {
  lastId += 1
  // A toast that is read later, on another page, still refers to this one.
  const { pathname } = location
  const at = new Date()
  const toast = {
    id: lastId,
    kind,
    sentence,
    values,
    section: sectionHere(),
    pathname,
    at,
    ...extras,
  }
  change({
    shown: [...toasts.get().shown, toast].slice(-maxShown),
    recent: [toast, ...toasts.get().recent].slice(0, maxRecent),
  })
}

export function hideToast(id: number): void {
  change({ shown: toasts.get().shown.filter((toast) => toast.id !== id) })
}

/** Such a message stays until it is closed or its page is left. */
export function offersSomething({ undo, path }: Toast): boolean {
  return undo !== undefined || path !== undefined
}

export function endOffersElsewhere(here: string): void {
  const { shown } = toasts.get()
  change({ shown: shown.filter((toast) => !offersSomething(toast) || toast.pathname === here) })
}

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
