/** By the server: the year of a visitor's clock would be another one at times. */
export function filledCopyright(line: string, { name, year }: { name: string; year: number }) {
  return line.replaceAll('{year}', String(year)).replaceAll('{company}', () => name)
}
