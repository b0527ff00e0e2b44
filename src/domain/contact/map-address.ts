import type { Coordinates } from './coordinates.ts'

/** Degrees from the centre to the edges. */
const span = { lat: 0.008, lng: 0.014 } as const

export function mapFrameAddress({ lat, lng }: Coordinates): string {
  const box = [lng - span.lng, lat - span.lat, lng + span.lng, lat + span.lat]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${lat},${lng}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** The map's host answers if this small picture comes; `now` keeps it out of caches. */
export function mapProbeAddress(now: number): string {
  return `https://www.openstreetmap.org/favicon.ico?${now}`
}

export function mapAddress({ lat, lng }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
}
