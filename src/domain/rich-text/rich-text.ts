/** K-15: the stored hex value, and the name of its shade. */
export const textColours = {
  '#000000': 'black',
  '#FF0000': 'red',
  '#00FF00': 'green',
  '#0000FF': 'blue',
  '#FFFF00': 'yellow',
  '#FF00FF': 'magenta',
  '#00FFFF': 'cyan',
} as const
export type TextColour = keyof typeof textColours

export const richTextLimit = 128 * 1024
/** A table has at most so many columns and rows, and no cell spans more. */
export const tableLimits = { colspan: 20, rowspan: 200 } as const

/** Texts of blocks that are cleaned like the content of articles; all others are plain. */
export const richBlockTexts: readonly string[] = ['body', 'answer']

/** The name reads like `content`, `content.ar`, or `body:k3f9a2xb` of a block. */
export function isRichText(name: string): boolean {
  const [text = ''] = name.split(/[:.]/, 1)
  return text === 'content' || richBlockTexts.includes(text)
}

const palette = Object.keys(textColours) as TextColour[]

export function paletteColour(value: string): TextColour | undefined {
  const hex = hexOf(value.trim().toLowerCase())
  return palette.find((colour) => colour.toLowerCase() === hex)
}

export function colourAsClass(attributes: string): string {
  return attributes.replace(/ style="color:(#[0-9A-F]{6})"$/, (style, colour: string) => {
    const name = textColours[colour as TextColour]
    return name ? ` class="text-${name}"` : style
  })
}

export function colourAsStyle(attributes: string): string {
  return attributes.replace(/^ class="text-(\w+)"$/, (named, name: string) => {
    const colour = palette.find((one) => textColours[one] === name)
    return colour ? ` style="color:${colour}"` : named
  })
}

function hexOf(value: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(value)
  if (!rgb) return value
  return `#${rgb
    .slice(1)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
}
