import type { Coordinates } from '../sections/section.ts'

/** Degrees from the centre to the edges. */
const span = { lat: 0.008, lng: 0.014 } as const

/** An OpenStreetMap embed with a marker. */
export function mapFrameAddress({ lat, lng }: Coordinates): string {
  const box = [lng - span.lng, lat - span.lat, lng + span.lng, lat + span.lat]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${lat},${lng}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** A small picture of the map's host, never from a cache: whether it answers. */
export function mapProbeAddress(now: number): string {
  return `https://www.openstreetmap.org/favicon.ico?${now}`
}

/** The map as a page. */
export function mapAddress({ lat, lng }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
}
