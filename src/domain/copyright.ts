/** The server fills it in: a visitor's clock may give another year. */
export function filledCopyright(line: string, { name, year }: { name: string; year: number }) {
  return line.replaceAll('{year}', String(year)).replaceAll('{company}', () => name)
}
