import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileOf, startedApi } from '../../tests/support/api.ts'
import { saveSection } from '../../tests/support/newsroom.ts'
import { plainPicture } from '../../tests/support/pictures.ts'
import { iconRoutes } from './icons.ts'

async function site() {
  const world = await startedApi('SQLite')
  const layla = await world.signedInAs('Layla')
  const icons = iconRoutes(world.storage)
  return {
    icons,
    /** Returns the id of the logo. */
    async logo(width: number, height: number): Promise<string> {
      const logo = fileOf(await plainPicture(width, height).png().toBuffer())
      expect((await saveSection(layla, 'identity', {}, { logo })).status).toBe(200)
      return (await world.storage.sections.get('identity')).picture?.id ?? ''
    },
    async drawn(path: string) {
      const answer = await icons.request(path)
      expect(answer.status, path).toBe(200)
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
  }
}

async function colourOf(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = 4 * (info.width * Math.floor(info.height / 2) + Math.floor(info.width / 2))
  return [...data.subarray(middle, middle + 4)]
}

test('without a logo the mark of the product is the icon (LOOK-17)', async () => {
  const { drawn } = await site()
  const { bytes, answer } = await drawn('/favicon.ico')
  expect(answer.headers.get('content-type')).toBe('image/x-icon')
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const { width, height } = await sharp(bytes.subarray(22)).metadata()
  expect([width, height]).toEqual([32, 32])
})

test('a square logo is, at an address of its own and in every size (LOOK-17)', async () => {
  const { logo, drawn, icons } = await site()
  const before = (await drawn('/favicon.ico')).answer.headers.get('etag')
  const id = await logo(400, 360)
  for (const size of [32, 180, 192, 512]) {
    const { bytes, answer } = await drawn(`/icon-${id}-${size}.png`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([size, size, 'png'])
  }
  const { bytes, answer } = await drawn('/favicon.ico')
  const [logoColour, iconColour] = await Promise.all([
    colourOf(await plainPicture(400, 360).png().toBuffer()),
    colourOf(bytes.subarray(22)),
  ])
  const distances = logoColour.map((part, index) => Math.abs(part - (iconColour[index] ?? 0)))
  expect(Math.max(...distances)).toBeLessThan(12)
  const etag = answer.headers.get('etag') ?? ''
  expect(etag).not.toBe(before)
  const again = await icons.request('/favicon.ico', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect((await icons.request(`/icon-${id}-33.png`)).status).toBe(404)
  expect((await icons.request(`/icon-${'0'.repeat(32)}-32.png`)).status).toBe(404)
  await logo(400, 401)
  expect((await icons.request(`/icon-${id}-32.png`)).status).toBe(404)
})

test('a wide logo would be too small for one (LOOK-17)', async () => {
  const { logo, drawn, icons } = await site()
  const before = await drawn('/favicon.ico')
  const id = await logo(400, 200)
  expect((await drawn('/favicon.ico')).bytes.equals(before.bytes)).toBe(true)
  expect((await icons.request(`/icon-${id}-192.png`)).status).toBe(404)
})

test('a phone’s icon stands on white, since phones fill what is transparent with black', async () => {
  const { drawn } = await site()
  const { bytes } = await drawn('/apple-touch-icon.png')
  const { width, hasAlpha } = await sharp(bytes).metadata()
  expect(width).toBe(180)
  const corner = await sharp(bytes)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([...corner.subarray(0, 3), hasAlpha && corner[3]]).toEqual([
    255,
    255,
    255,
    hasAlpha && 255,
  ])
})
