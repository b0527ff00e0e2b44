import { westernDigits } from '../text/western-digits.ts'
import { degreesIn } from './degrees.ts'
import type { Coordinates } from '../sections/section.ts'
import { cleaned } from '../text/short-value.ts'

export const latitudeLimit = 90
export const longitudeLimit = 180

const lat = String.raw`(?<lat>-?\d{1,3}(?:\.\d+)?)`
const lng = String.raw`(?<lng>-?\d{1,3}(?:\.\d+)?)`

/** Most precise first: a pin says more than the visible area. */
const ways = [
  String.raw`!3d${lat}!4d${lng}`,
  String.raw`[?&;]mlat=${lat}&(?:amp;)?mlon=${lng}`,
  String.raw`[?&;](?:q|query|ll|sll|center|destination|daddr|place|marker)=(?:loc:)?${lat},[+\s]*${lng}`,
  String.raw`^geo:${lat},${lng}`,
  String.raw`#map=[\d.]+/${lat}/${lng}`,
  String.raw`@${lat},${lng}`,
  String.raw`!2d${lng}!3d${lat}`,
].map((way) => new RegExp(way))

export function coordinatesIn(text: string): Coordinates | undefined {
  const plain = decoded(westernDigits(cleaned('code', text)))
    .replace(/٫/g, '.')
    .replace(/،/g, ',')
  const parts = ways.map((way) => way.exec(plain)?.groups).find(Boolean)
  const coordinates = parts ? { lat: Number(parts.lat), lng: Number(parts.lng) } : degreesIn(plain)
  return coordinates && isOnEarth(coordinates) ? coordinates : undefined
}

/** Phones share such links, which contain no coordinates. */
export function isShortMapLink(text: string): boolean {
  return /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|osm\.org\/go)\//.test(text.trim())
}

export function isOnEarth({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= latitudeLimit && Math.abs(lng) <= longitudeLimit
}

const nudge = 0.0001
const precision = 6

/** Clamped to the edge of the map. */
export function nudged({ lat, lng }: Coordinates, north: number, east: number): Coordinates {
  return {
    lat: within(lat + north * nudge, latitudeLimit),
    lng: within(lng + east * nudge, longitudeLimit),
  }
}

function within(value: number, limit: number): number {
  return Number(Math.min(limit, Math.max(-limit, value)).toFixed(precision))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
