/** What a company that has no name yet goes by. */
export function hostOf(origin: string): string {
  return new URL(origin).hostname
}
