/** `needed` is what is missing or behind. */
export const translationStates = ['needed', 'missing', 'behind', 'all'] as const
export type TranslationState = (typeof translationStates)[number]

export const takenOutcomes = ['new', 'changed', 'same', 'refused'] as const
export type TakenOutcome = (typeof takenOutcomes)[number]

/** A file holds so much, in either direction. */
export const exchangeLimits = { texts: 5_000, bytes: 10 * 1024 * 1024 } as const
