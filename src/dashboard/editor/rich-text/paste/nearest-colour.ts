import type { TextColour } from '../../../../domain/rich-text/rich-text.ts'

type Rgb = readonly [red: number, green: number, blue: number]

const leastColour = 48
const leastLight = 90
const hues: [number, TextColour][] = [
  [32, '#FF0000'],
  [80, '#FFFF00'],
  [160, '#00FF00'],
  [200, '#00FFFF'],
  [265, '#0000FF'],
  [340, '#FF00FF'],
  [360, '#FF0000'],
]
const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/
const transparent = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/
const leastOpaque = 0.3

export function nearestColour(value: string): TextColour | null {
  const known = read.get(value)
  if (known !== undefined) return known
  const rgb = rgbOf(value)
  const colour = rgb && nearestTo(rgb)
  if (read.size < 1000) read.set(value, colour)
  return colour
}

const read = new Map<string, TextColour | null>()

export function nearestTo([red, green, blue]: Rgb): TextColour | null {
  const lightest = Math.max(red, green, blue)
  const strength = lightest - Math.min(red, green, blue)
  if (strength < leastColour || lightest < leastLight) return null
  const hue = hueOf([red, green, blue], lightest, strength)
  return hues.find(([end]) => hue < end)?.[1] ?? null
}

function hueOf([red, green, blue]: Rgb, lightest: number, strength: number): number {
  if (lightest === red) return ((60 * (green - blue)) / strength + 360) % 360
  if (lightest === green) return 120 + (60 * (blue - red)) / strength
  return 240 + (60 * (red - green)) / strength
}

let canvas: CanvasRenderingContext2D | null | undefined

/** A canvas reads every notation and name of CSS, and leaves black as it is for what is none. */
function rgbOf(value: string): Rgb | null {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return null
  canvas.fillStyle = '#000000'
  canvas.fillStyle = value
  const opaque = hex.exec(canvas.fillStyle)
  if (opaque) return channels(opaque, 16)
  const seen = transparent.exec(canvas.fillStyle)
  return seen && Number(seen[4]) >= leastOpaque ? channels(seen, 10) : null
}

function channels(match: RegExpExecArray, radix: number): Rgb {
  const [red, green, blue] = match.slice(1, 4).map((digits) => Number.parseInt(digits, radix))
  return [red ?? 0, green ?? 0, blue ?? 0]
}
