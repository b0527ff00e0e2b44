export function hostOf(origin: string): string {
  return origin && new URL(origin).hostname
}
