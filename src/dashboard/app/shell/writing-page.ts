export const writingPage = { isWriting: true }

export function isWriting(matches: { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => handle === writingPage)
}
