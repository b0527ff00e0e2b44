/** Stands in for a missing name; blank without an origin. */
export function hostOf(origin: string): string {
  return origin && new URL(origin).hostname
}
