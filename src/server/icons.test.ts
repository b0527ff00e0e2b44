import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileOf, startedApi } from '../../tests/support/api.ts'
import { saveSection } from '../../tests/support/newsroom.ts'
import { plainPicture } from '../../tests/support/pictures.ts'
import { temporaryFolder } from '../../tests/support/product.ts'
import { createIcons } from './icons.ts'
import { createTitleFonts } from './title-fonts.ts'

async function site() {
  const world = await startedApi('SQLite')
  const layla = await world.signedInAs('Layla')
  const fonts = createTitleFonts(await temporaryFolder(), (file) => join(process.cwd(), file))
  const { routes, address } = createIcons(world.storage, fonts)

  async function drawn(path: string) {
    const answer = await routes.request(path)
    expect(answer.status, path).toBe(200)
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  return {
    icons: routes,
    drawn,
    save: async (...change: [section: string, content: object, files?: object]) => {
      const [section, content, files = {}] = change
      expect((await saveSection(layla, section, content, files as never)).status).toBe(200)
    },
    address: async (size: number | 'mask') =>
      (await address())?.replace('-192.', `-${size}.`) ?? '',
    manifest: async (path: string) => JSON.parse((await drawn(path)).bytes.toString()),
  }
}

function upload(width: number, height: number) {
  return plainPicture(width, height).png().toBuffer().then(fileOf)
}

async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const start = 4 * (info.width * y + x)
  return [...data.subarray(start, start + 4)]
}

async function sizeOf(bytes: Buffer) {
  const { width, height, format } = await sharp(bytes).metadata()
  return [width, height, format]
}

test('without a name or a logo the mark of the product is the icon (LOOK-17)', async () => {
  const { drawn, save } = await site()
  const { bytes, answer } = await drawn('/favicon.ico')
  expect(answer.headers.get('content-type')).toBe('image/x-icon')
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sizeOf(bytes.subarray(22))).toEqual([32, 32, 'png'])
  await save('identity', { company_name: { en: 'Naoura' } })
  expect((await drawn('/favicon.ico')).bytes.equals(bytes)).toBe(true)
})

test('a name has its first letter on the company’s colour, at an address of its own in every size (LOOK-10, LOOK-17)', async () => {
  const { address, drawn, icons, save } = await site()
  expect(await address(32), 'browsers find the mark by themselves').toBe('')
  await save('identity', { company_name: { en: 'The Amal Clinic' } })
  const before = await address(32)
  await save('look', { brand: '#1b6fb5' })
  expect(await address(32)).not.toBe(before)
  for (const size of [32, 180, 192, 512, 'mask'] as const) {
    const { bytes, answer } = await drawn(await address(size))
    const edge = size === 'mask' ? 512 : size
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await sizeOf(bytes)).toEqual([edge, edge, 'png'])
    expect(await pixel(bytes, edge / 2, 2)).toEqual([27, 111, 181, 255])
    const { channels } = await sharp(bytes).flatten({ background: '#1b6fb5' }).stats()
    expect(channels[0]?.max, 'the letter is white').toBe(255)
  }
  expect((await pixel((await drawn(await address(512))).bytes, 0, 0))[3]).toBe(0)
  expect((await pixel((await drawn(await address('mask'))).bytes, 0, 0))[3]).toBe(255)
  expect((await icons.request(before)).status).toBe(404)
  expect((await icons.request((await address(32)).replace('-32.', '-33.'))).status).toBe(404)

  const letterOf = async (name: string) => {
    await save('identity', { company_name: { en: name } })
    return (await drawn(await address(512))).bytes
  }
  const withArticle = await letterOf('الأمل')
  expect(withArticle.equals(await letterOf('أمل'))).toBe(true)
  expect(withArticle.equals(await letterOf('نور'))).toBe(false)
  await save('look', { typeface: 'messiri' })
  expect(withArticle.equals(await letterOf('أمل')), 'in the typeface of the look').toBe(false)
})

test('a logo of about equal sides is the icon, one that was chosen for it before all (LOOK-17)', async () => {
  const { address, drawn, icons, save } = await site()
  await save('identity', { company_name: { en: 'Amal' } })
  const letter = await address(32)
  await save('identity', {}, { logo: await upload(400, 200) })
  expect(await address(32), 'a wide logo would be too small').toBe(letter)
  await save('identity', {}, { logo: await upload(400, 360) })
  const square = await address(32)
  expect(square).not.toBe(letter)
  const { answer } = await drawn('/favicon.ico')
  const etag = answer.headers.get('etag') ?? ''
  const again = await icons.request('/favicon.ico', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  await save('identity', {}, { icon: await upload(300, 300) })
  expect(await address(32)).not.toBe(square)
  expect((await drawn('/favicon.ico')).answer.headers.get('etag')).not.toBe(etag)
})

test('a phone’s icon stands on white, since phones fill what is transparent with black (LOOK-17)', async () => {
  const { drawn } = await site()
  const { bytes } = await drawn('/apple-touch-icon.png')
  expect(await sizeOf(bytes)).toEqual([180, 180, 'png'])
  expect(await pixel(bytes, 0, 0)).toEqual([255, 255, 255, 255])
})

test('the manifest says in each language what the site is called and looks like (LOOK-17)', async () => {
  const { address, icons, manifest, save } = await site()
  await save('identity', { company_name: { en: 'Amal', ar: 'الأمل' } })
  await save('look', { brand: '#1b6fb5' })
  expect(await manifest('/site.webmanifest')).toMatchObject({
    name: 'Amal',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    theme_color: '#1b6fb5',
    icons: [
      { src: await address(192), sizes: '192x192' },
      { src: await address(512), sizes: '512x512' },
      { src: await address('mask'), purpose: 'maskable' },
    ],
  })
  expect(await manifest('/ar/site.webmanifest')).toMatchObject({
    name: 'الأمل',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
  })
  for (const code of ['en', 'xx']) {
    expect((await icons.request(`/${code}/site.webmanifest`)).status).toBe(404)
  }
})
