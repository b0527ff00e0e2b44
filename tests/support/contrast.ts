export type Channels = readonly [red: number, green: number, blue: number, ...rest: number[]]

export const pages = ['bg', 'surface', 'sunken', 'raised']
const states = ['success', 'warning', 'danger', 'info']
const richText = ['black', 'red', 'green', 'blue', 'yellow', 'magenta', 'cyan']

/** Each pair names texts, grounds and the contrast needed; a ground may lie over another. */
export const contrastPairs: [texts: string[], grounds: string[], least: number][] = [
  [['ink', 'muted', 'brand', 'brand-hover', 'accent', ...states], pages, 4.5],
  [richText.map((name) => `rt-${name}`), ['bg', 'surface', 'raised'], 4.5],
  [['ink', 'muted', 'brand', 'brand-hover'], ['brand-tint'], 4.5],
  [['ink', 'accent'], ['accent-tint'], 4.5],
  ...states.map((name): [string[], string[], number] => [['ink', name], [`${name}-tint`], 4.5]),
  [['on-brand'], ['brand', 'brand-hover'], 4.5],
  [['on-deep', 'on-deep-muted', 'on-deep-accent'], ['deep'], 4.5],
  [['on-deep'], ['deep-veil over a white picture'], 4.5],
  [['on-deep-ink'], ['stone', 'on-deep'], 4.5],
  [['border-strong', 'focus'], pages, 3],
]

export function contrast(one: Channels, other: Channels): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Channels): number {
  const linear = (part: number) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
