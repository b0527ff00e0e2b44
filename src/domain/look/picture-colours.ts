import { hexOf, type Tone, toneOf } from './colour.ts'

const most = 5
/** Below this, a pixel counts as grey, black or white. */
const leastChroma = 0.04
/** The share is of the coloured pixels; fewer are edges between two colours. */
const leastShare = 0.03

/** Colours closer than this, in degrees and in lightness, are one. */
const [hueStep, lightnessStep] = [30, 0.22]

/** Up to five colours of a picture, the most common first; none of a grey one. `pixels` are hex. */
export function coloursOf(pixels: string[]): string[] {
  const tones = pixels.map(toneOf).filter(({ chroma }) => chroma >= leastChroma)
  const groups = Map.groupBy(tones, groupOf)
  return [...groups.values()]
    .filter(({ length }) => length >= leastShare * tones.length)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most)
    .map((group) => hexOf(middleOf(group)))
}

function groupOf({ hue, lightness }: Tone): string {
  return `${Math.round(hue / hueStep) % (360 / hueStep)} ${Math.round(lightness / lightnessStep)}`
}

/** The tone in the middle by lightness, which is one of the picture itself. */
function middleOf(tones: Tone[]): Tone {
  const sorted = tones.toSorted((one, other) => one.lightness - other.lightness)
  return sorted[Math.floor(sorted.length / 2)] as Tone
}
