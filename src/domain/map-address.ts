import type { Coordinates } from './section.ts'

/** Degrees from the middle of a map to its edges: some streets around the place. */
const span = { lat: 0.008, lng: 0.014 } as const

/** OpenStreetMap to be shown in a frame, the place marked in the middle. */
export function mapFrameAddress({ lat, lng }: Coordinates): string {
  const box = [lng - span.lng, lat - span.lat, lng + span.lng, lat + span.lat]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${lat},${lng}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** The same place on a page of its own. */
export function mapAddress({ lat, lng }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
}
