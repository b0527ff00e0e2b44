import { westernDigits } from './western-digits.ts'
import type { Coordinates } from './section.ts'

export const latitudeLimit = 90
export const longitudeLimit = 180

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/** Most precise first: a pin says more than the visible area. */
const ways = [
  String.raw`!3d${degrees}!4d${degrees}`,
  String.raw`[?&]mlat=${degrees}&mlon=${degrees}`,
  String.raw`[?&](?:q|query|ll|sll|center|destination|daddr|place)=(?:loc:)?${degrees},[+\s]*${degrees}`,
  String.raw`^geo:${degrees},${degrees}`,
  String.raw`#map=[\d.]+/${degrees}/${degrees}`,
  String.raw`@${degrees},${degrees}`,
  String.raw`^${degrees}°?(?:\s*,\s*|\s+)${degrees}°?$`,
].map((way) => new RegExp(way))

/** From a pair of degrees or a map's address. */
export function placeIn(text: string): Coordinates | undefined {
  const plain = decoded(westernDigits(text.trim())).replace(/٫/g, '.').replace(/،/g, ',')
  const [, lat, lng] = ways.map((way) => way.exec(plain)).find(Boolean) ?? []
  if (lat === undefined || lng === undefined) return undefined
  const place = { lat: Number(lat), lng: Number(lng) }
  return isOnEarth(place) ? place : undefined
}

/** Shared by phones; contains no coordinates. */
export function isShortMapLink(text: string): boolean {
  return /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|osm\.org\/go)\//.test(text.trim())
}

export function isOnEarth({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= latitudeLimit && Math.abs(lng) <= longitudeLimit
}

/** About ten metres. */
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
