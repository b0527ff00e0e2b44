import type { Tone } from './colour.ts'
import type { Look } from './look.ts'

export type Hue = Omit<Tone, 'lightness'>

/** Below this, a colour counts as grey, and so do those made of it. */
const leastChroma = 0.02

/** Copper goes with most colours; beside warm ones it is blue. */
export function accentFor(brand: Tone): Tone {
  const isWarm = !isGrey(brand) && brand.hue >= 20 && brand.hue <= 110
  return { lightness: 0.62, chroma: 0.14, hue: isWarm ? 230 : 50 }
}

export function paperHue(paper: Look['paper'], brand: Tone): Hue {
  const hues: Record<Look['paper'], Hue> = {
    warm: { chroma: 0.004, hue: 88 },
    white: { chroma: 0, hue: 0 },
    cool: { chroma: 0.004, hue: 245 },
    brand: traceOf(brand, 0.007),
  }
  return hues[paper]
}

/** The hue is that of the dark ground, and of the darkest parts in both schemes. */
export function groundHue(ground: Look['ground'], brand: Tone, accent: Tone): Hue {
  if (ground === 'graphite') return { chroma: 0.004, hue: 250 }
  return traceOf(ground === 'brand' ? brand : accent, 1)
}

export function traceOf({ chroma, hue }: Hue, most: number): Hue {
  return { chroma: isGrey({ chroma, hue }) ? 0 : Math.min(chroma, most), hue }
}

function isGrey({ chroma }: Hue): boolean {
  return chroma < leastChroma
}
