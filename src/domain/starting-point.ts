/** What a site is of. That of the demo is there without being chosen. */
export const startingPoints = ['clinic', 'school', 'law', 'factory', 'cooperative'] as const
export type StartingPoint = (typeof startingPoints)[number]
