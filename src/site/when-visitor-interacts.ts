const acts = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const
const patience = 4_000

/** The first sign of life, or four seconds: what lies beneath the first view gets its script then. */
export function whenVisitorInteracts(): Promise<void> {
  if (import.meta.env.SSR || navigator.userActivation?.hasBeenActive) return Promise.resolve()
  return new Promise((resolve) => {
    for (const act of acts) addEventListener(act, () => resolve(), { once: true, capture: true })
    setTimeout(resolve, patience)
  })
}
