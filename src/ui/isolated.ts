/** Isolates a name, or numbers with signs between them, in a sentence of the other direction. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
