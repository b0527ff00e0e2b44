import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as withMode,
  wcagContrast,
} from 'culori/fn'

const toOklch = withMode(modeOklch)
const toRgb = withMode(modeRgb)
withMode(modeLrgb)

export function colourIn(text: string): string | undefined {
  const digits = /^\s*#?([\da-f]{6})\s*$/i.exec(text)?.[1]
  return digits && `#${digits.toLowerCase()}`
}

/** A colour by what people see of it: lightness 0 to 1, chroma from 0, hue in degrees. */
export type Tone = { lightness: number; chroma: number; hue: number }

export function toneOf(hex: string): Tone {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return { lightness: l, chroma: c, hue: h }
}

/** A tone that screens lack loses chroma, never hue. */
export function hexOf({ lightness, chroma, hue }: Tone): string {
  const l = Math.min(1, Math.max(0, lightness))
  const colour = { mode: 'oklch', l, c: chroma, h: hue } as const
  const { r, g, b } = toRgb(colour)
  const isShown = [r, g, b].every((part) => part > -rounding && part < 1 + rounding)
  return formatHex(isShown ? colour : clampChroma(colour, 'oklch'))
}

/** The brightest colours would come back as others without this. */
const rounding = 0.001

/** WCAG 2.2 defines the contrast, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other)
}

export function contrastOn(hex: string, grounds: string[]): number {
  return Math.min(...grounds.map((ground) => contrast(hex, ground)))
}

export function readableTone(
  tone: Tone,
  towards: 'dark' | 'light',
  grounds: string[],
  least: number,
): Tone {
  const at = (lightness: number) => ({ ...tone, lightness })
  const isReadable = (lightness: number) => contrastOn(hexOf(at(lightness)), grounds) >= least
  if (isReadable(tone.lightness)) return tone
  let weak = tone.lightness
  let strong = towards === 'dark' ? 0 : 1
  for (let step = 0; step < steps; step += 1) {
    const middle = (weak + strong) / 2
    if (isReadable(middle)) strong = middle
    else weak = middle
  }
  return at(strong)
}

/** Halves the range until the difference is smaller than one of 255. */
const steps = 10

export function textOn(fill: string): '#ffffff' | '#000000' {
  return contrast('#ffffff', fill) >= 4.5 ? '#ffffff' : '#000000'
}
