import { westernDigits } from '../text/characters.ts'
import { cleaned } from '../text/short-value.ts'

export type Coordinates = { lat: number; lng: number }

export const latitudeLimit = 90
export const longitudeLimit = 180

const lat = String.raw`(?<lat>-?\d{1,3}(?:\.\d+)?)`
const lng = String.raw`(?<lng>-?\d{1,3}(?:\.\d+)?)`

/** Most precise first: a pin says more than the visible area. */
const ways = [
  String.raw`!3d${lat}!4d${lng}`,
  String.raw`[?&;]m?lat(?:itude)?=${lat}&(?:amp;)?(?:m?lon|lng|longitude)=${lng}`,
  String.raw`[?&;]lo?ng?(?:itude)?=${lng}&(?:amp;)?lat(?:itude)?=${lat}`,
  String.raw`[?&;](?:q|query|ll|sll|center|destination|daddr|place|marker|pin|coordinate|map|to)=(?:loc:|ll\.|\()?${lat},[+\s]*${lng}`,
  String.raw`^geo:${lat},${lng}`,
  String.raw`#map=[\d.]+/${lat}/${lng}`,
  String.raw`/dir/(?:[^?@]*/)?${lat},[+\s]*${lng}(?:/@|/?(?:[?#]|$))`,
  String.raw`/(?:search|dir|place)/+${lat}(?:,[+\s]*|\+)${lng}`,
  String.raw`[?&;]cp=${lat}~${lng}`,
  String.raw`@${lat},${lng}`,
  String.raw`!2d${lng}!3d${lat}`,
  String.raw`POINT ?\(${lng} ${lat}\)`,
  String.raw`"coordinates": ?\[${lng}, ?${lat}\]`,
].map((way) => new RegExp(way))

/** These write the longitude first. */
const yandex = /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:yandex|2gis|mapy)\.[a-z.]+\//i
const waysOfYandex = [
  String.raw`[?&;]whatshere\[point\]=${lng},${lat}`,
  String.raw`[?&;]pt=${lng},${lat}`,
  String.raw`[?&;](?:ll|m)=${lng},${lat}`,
  String.raw`[?&;]x=${lng}&y=${lat}`,
].map((way) => new RegExp(way))

export function coordinatesIn(text: string): Coordinates | undefined {
  const plain = decoded(westernDigits(cleaned('code', text)))
    .replace(/٫/g, '.')
    .replace(/،/g, ',')
  const known = yandex.test(plain) ? waysOfYandex : ways
  const parts = known.map((way) => way.exec(plain)?.groups).find(Boolean)
  const coordinates = parts
    ? { lat: Number(parts.lat), lng: Number(parts.lng) }
    : (degreesIn(plain) ?? pairAmongWords(plain))
  return coordinates && isOnEarth(coordinates) ? coordinates : undefined
}

const words = String.raw`[^\d/?&=.°'"+-]*`
const amongWords = new RegExp(
  String.raw`^${words}(?<lat>-?\d{1,2}\.\d{3,}),? ?(?<lng>(?<=[, ])-?\d{1,3}\.\d{3,})(?:[ .)]${words})?$`,
)
const namesOfSides = /(?<!\p{L})[NSEWشجقغ](?!\p{L})|\blo?ng|طول|east|west|south|شرق|غرب|جنوب/iu

/** Phones share a place with its name: `Hama: 35.1318, 36.7578`. */
function pairAmongWords(text: string): Coordinates | undefined {
  const isLabelled = text.length > longest || namesOfSides.test(text)
  const pair = isLabelled ? undefined : amongWords.exec(text)?.groups
  return pair && { lat: Number(pair.lat), lng: Number(pair.lng) }
}

/** Phones share such links, which contain no coordinates. */
export function isShortMapLink(text: string): boolean {
  return /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|osm\.org\/go)\//.test(text.trim())
}

function isOnEarth({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= latitudeLimit && Math.abs(lng) <= longitudeLimit
}

const nudge = 0.0001
const precision = 6

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

const longest = 120

/**
 * Scripts and fonts write these signs in many ways; each is replaced by the one that `pair` reads.
 */
const signs: [RegExp, string][] = [
  [/^\s*(-?\d+),(\d+)(?:\s*;\s*|\s+)(-?\d+),(\d+)\s*$/, '$1.$2;$3.$4'],
  [/^(?:gps|coordinates?|location|(?:ال)?[إا]حداثيات|(?:ال)?موقع)(?![\p{L}\p{N}])/iu, ''],
  [/(?<=\d),\d{1,2}(?:\.\d+)?z$|[.,;]\s*$/, ''],
  [/(?<![\d.])\+(?=\d)/g, ''],
  [/(?<=[{,] *)"|"(?= *:)/g, ' '],
  [/\blat(?:itude)?\b\.?|(?:خط |دائرة )?العرض|خط عرض/gi, 'N'],
  [/\blo?ng?(?:itude)?\b\.?|و?(?:خط )?الطول|و?خط طول/gi, 'E'],
  [/[:=&|]| \/ /g, ' '],
  [/[()[\]{}]/g, ' '],
  [/[\u2212\u2010-\u2013]/g, '-'],
  [/[º˚]/g, '°'],
  [/″|”|“|ʺ|''|′′|’’/g, '"'],
  [/[′’‘ʹ]/g, "'"],
  [/(?<=(?<![\d.])\d{1,3}° ?)(\d{1,2}(?:\.\d+)?)(?=[ ,;NSEW]|$)/g, "$1'"],
  [/north|شمالا?/gi, 'N'],
  [/south|جنوبا?/gi, 'S'],
  [/east|شرقا?/gi, 'E'],
  [/west|غربا?/gi, 'W'],
  [/ش/g, 'N'],
  [/ج/g, 'S'],
  [/ق/g, 'E'],
  [/غ/g, 'W'],
]

const number = String.raw`\d{1,2}(?:\.\d+)?`
const between = `(?: ?[,;] ?| |(?<=[NSEW°'"]))`
const pairs = [
  new RegExp(`^${angle(1)}${side(1)}?${between}${angle(2)}${side(2)}?$`, 'i'),
  new RegExp(`^${side(1)} ?${angle(1)}${between}${side(2)} ?${angle(2)}$`, 'i'),
  new RegExp(`^${bareAngle(1)} ?${side(1)}[ ,;]*${bareAngle(2)} ?${side(2)}$`, 'i'),
  new RegExp(`^${side(1)} ?${bareAngle(1)}[ ,;]*${side(2)} ?${bareAngle(2)}$`, 'i'),
]

/** Latitude and longitude, in decimals or in degrees, minutes and seconds: `35°07'54.5"N 36°45'28.1"E`. */
function degreesIn(text: string): Coordinates | undefined {
  if (text.length > longest) return undefined
  const letters = text.replace(/\p{M}/gu, '')
  const written = signs.reduce((plain, [sign, meant]) => plain.replace(sign, meant), letters)
  const plain = written.replace(/ +/g, ' ').trim()
  const parts = pairs.map((pair) => pair.exec(plain)?.groups).find(Boolean)
  const [first, second] = parts ? [angleOf(parts, 1), angleOf(parts, 2)] : []
  if (!first || !second) return undefined
  const sides = first.side + second.side
  if (sides === '' || /^[NS][EW]$/.test(sides)) return { lat: first.value, lng: second.value }
  return /^[EW][NS]$/.test(sides) ? { lat: second.value, lng: first.value } : undefined
}

function angleOf(parts: Record<string, string | undefined>, index: 1 | 2) {
  const degrees = parts[`degrees${index}`] ?? ''
  const minutes = Number(parts[`minutes${index}`] ?? 0)
  const seconds = Number(parts[`seconds${index}`] ?? 0)
  const sideOf = (parts[`side${index}`] ?? '').toUpperCase()
  const isBelowZero = degrees.startsWith('-')
  if (minutes >= 60 || seconds >= 60 || (isBelowZero && sideOf !== '')) return undefined
  const size = Math.abs(Number(degrees)) + minutes / 60 + seconds / 3600
  const sign = isBelowZero || sideOf === 'S' || sideOf === 'W' ? -1 : 1
  return { side: sideOf, value: Number((sign * size).toFixed(7)) }
}

function side(index: 1 | 2): string {
  return `(?<side${index}>[NSEW])`
}

/** Without signs, only the letters of both sides tell where one ends. */
function bareAngle(index: 1 | 2): string {
  return String.raw`(?<degrees${index}>\d{1,3}) (?<minutes${index}>${number})(?: (?<seconds${index}>${number}))?`
}

function angle(index: 1 | 2): string {
  const degrees = String.raw`(?<degrees${index}>-?\d{1,3}(?:\.\d+)?) ?°? ?`
  return `${degrees}(?:(?<minutes${index}>${number}) ?' ?)?(?:(?<seconds${index}>${number}) ?" ?)?`
}
