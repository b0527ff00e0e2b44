const repeated = (piece: string, size: number) =>
  piece.repeat(Math.floor(size / Buffer.byteLength(piece)))

/** Texts that break patterns and scanners: everywhere something begins that never ends. */
export function worstTexts(size: number): Record<string, string> {
  return {
    'dots of an address': `a@${repeated('.', size - 3)}@`,
    'addresses without an end': `${repeated('a@a.', size - 1)} `,
    spaces: `x${repeated(' ', size - 2)}x`,
    'angle brackets': repeated('<', size),
    digits: `${repeated('1', size - 1)}x`,
    'escaped quotes': repeated('&quot;', size),
    'combining marks': `a${repeated('\u0301', size - 1)}`,
    'parts of a web address': `https://www.youtube.com/watch?${repeated('&v=', size - 30)}`,
  }
}

export function worstMarkup(size: number): Record<string, string> {
  return {
    ...worstTexts(size),
    comments: repeated('<!--', size),
    styles: repeated('<style ', size),
    'paragraphs of lists': repeated('<p class=MsoListParagraph ', size),
    'lists without an end': repeated('<p class=MsoListParagraph>', size),
    'ends of nothing': repeated('<b>', size / 2) + repeated('</i>', size / 2),
    decorations: `<p style="${repeated('text-decoration:', size - 12)}">`,
    'Arabic marks': repeated('ا\u0610', size / 2) + repeated('\u0610', size / 2),
    degrees: `1${repeated(' ', size - 2)}x`,
    'names of sites': `${repeated('a.', size - 1)}:`,
  }
}

/** JSON that is cheap to write and expensive to read. */
export function worstJson(size: number): Record<string, string> {
  return {
    ...worstLists(size),
    'one long name': `{"${repeated('n', size - 6)}":0}`,
    'a long list': `[${repeated('0,', size - 3)}0]`,
    'nested objects': `${repeated('{"a":', size - size / 6)}0${'}'.repeat(size / 6)}`,
    'lists without an end': '['.repeat(size),
    'strings without an end': repeated('"\\', size),
  }
}

export function worstLists(size: number): Record<string, string> {
  const names = Array.from({ length: size / 16 }, (_, index) => `"name ${index}":0`)
  return {
    'unknown names': `{${names.join()}}`,
    'a list of objects': `[${repeated('{"type":"x"},', size - 4)}{}]`,
    'nested lists': '['.repeat(size / 2) + ']'.repeat(size / 2),
  }
}
