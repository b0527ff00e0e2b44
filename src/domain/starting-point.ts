/** What a site is of. */
export const startingPoints = [
  'engineering',
  'clinic',
  'school',
  'law',
  'factory',
  'cooperative',
] as const
export type StartingPoint = (typeof startingPoints)[number]
