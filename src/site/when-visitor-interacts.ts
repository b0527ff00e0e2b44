/**
 * Announced when a browser has translated the page: what is hydrated after that is drawn anew,
 * without what was typed.
 */
export const translation = 'translation'

const acts = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'popstate', translation]
const patience = 4_000

/** Loads what is below the first view at the first interaction, or after four seconds. */
export function whenVisitorInteracts(): Promise<void> {
  if (import.meta.env.SSR || navigator.userActivation?.hasBeenActive) return Promise.resolve()
  return new Promise((resolve) => {
    for (const act of acts) addEventListener(act, () => resolve(), { once: true, capture: true })
    setTimeout(resolve, patience)
  })
}
