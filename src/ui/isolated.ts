/** A name within a sentence, which may run the other way: its marks stay at its own end. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
