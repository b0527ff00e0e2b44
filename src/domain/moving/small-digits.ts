const raised = new Map(pairs('0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'))
const lowered = new Map(pairs('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'))
const small = /<(su[bp])\b[^<>]*>([^<>]+)<\/\1>/gi

function pairs(plain: string, written: string): [string, string][] {
  const all = [...written]
  return [...plain].map((one, index) => [one, all[index] ?? one])
}

/** A text here has no raised or lowered words, and 12 m³ must not become 12 m3. */
export function withSmallDigits(html: string): string {
  return html.replace(small, (whole, name: string, text: string) => {
    const known = name.toLowerCase() === 'sup' ? raised : lowered
    const characters = [...text.trim()]
    return characters.every((one) => known.has(one))
      ? characters.map((one) => known.get(one)).join('')
      : whole
  })
}
