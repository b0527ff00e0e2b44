import { westernDigits } from './contact.ts'
import type { Coordinates } from './section.ts'

export const latitudeLimit = 90
export const longitudeLimit = 180

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/** How a place is written, the most exact way first: a pin says more than what the window shows. */
const ways = [
  String.raw`!3d${degrees}!4d${degrees}`,
  String.raw`[?&]mlat=${degrees}&mlon=${degrees}`,
  String.raw`[?&](?:q|query|ll|sll|center|destination|daddr|place)=(?:loc:)?${degrees},[+\s]*${degrees}`,
  String.raw`^geo:${degrees},${degrees}`,
  String.raw`#map=[\d.]+/${degrees}/${degrees}`,
  String.raw`@${degrees},${degrees}`,
  String.raw`^${degrees}°?(?:\s*,\s*|\s+)${degrees}°?$`,
].map((way) => new RegExp(way))

/** The place that a pair of degrees or the address of a map names; undefined for everything else. */
export function placeIn(text: string): Coordinates | undefined {
  const plain = decoded(westernDigits(text.trim())).replace(/٫/g, '.').replace(/،/g, ',')
  const [, lat, lng] = ways.map((way) => way.exec(plain)).find(Boolean) ?? []
  if (lat === undefined || lng === undefined) return undefined
  const place = { lat: Number(lat), lng: Number(lng) }
  return isOnEarth(place) ? place : undefined
}

/** Shared by telephones: it leads to a map, but says nothing of where. */
export function isShortMapLink(text: string): boolean {
  return /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|osm\.org\/go)\//.test(text.trim())
}

export function isOnEarth({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= latitudeLimit && Math.abs(lng) <= longitudeLimit
}

/** About ten metres. */
const nudge = 0.0001
const precision = 6

/** The place that many nudges to the north and to the east of another, at the edge of the map at most. */
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
