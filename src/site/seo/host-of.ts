/** What a company that has no name yet goes by; blank where the origin is. */
export function hostOf(origin: string): string {
  return origin && new URL(origin).hostname
}
