import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { exportOf, movingWorld, partsOfExport, zipOfFolder } from '../../tests/support/imports.ts'
import { plainPicture } from '../../tests/support/pictures.ts'
import { freshFolder, staffedStorage } from '../../tests/support/storages.ts'
import { uploadsOfWheels } from '../../tests/support/uploads-of-wheels.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import { type ReportLine, reportAsCsv } from '../domain/moving/report.ts'
import { moveIn } from '../server/moving/move-in.ts'

async function zipWith(files: Record<string, string | Buffer>, folder?: string): Promise<string> {
  const place = folder ?? (await freshFolder())
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(place, name)), { recursive: true })
    await writeFile(join(place, name), content)
  }
  const path = join(await freshFolder(), 'packed.zip')
  await writeFile(path, await zipOfFolder(place))
  return path
}

async function moved(file: string, pictures?: string): Promise<ReportLine[]> {
  const storage = await staffedStorage('SQLite')
  const asked = { file, pictures, isTrial: true, destinations: usualDestinations }
  const context = { storage, edit: byLayla }
  return (await moveIn(context, { ...asked, progress: () => {} })).lines
}

async function reportOf(...given: string[]): Promise<string> {
  const { place, installation } = await staffedStorage('SQLite')
  await installation.complete(undefined, new Date())
  const environment = { DATA_DIR: dirname(place), PUBLIC_URL: 'https://naoura.example' }
  const report = join(dirname(place), 'report.csv')
  const { code } = await wajha(environment, 'import', ...given, '--report', report)
  expect(code).toBe(0)
  return readFile(report, 'utf8')
}

async function packedByHost(): Promise<string> {
  const folder = await freshFolder()
  await cp(await uploadsOfWheels(), join(folder, 'backup/wp-content/uploads'), { recursive: true })
  const [first = '', second = ''] = await partsOfExport('pictures', (_item, at) => [at % 2])
  return zipWith(
    {
      'backup/parts/site.000.xml': await readFile(first),
      'backup/parts/site.001.xml': await readFile(second),
      'backup/wp-content/uploads/sitemap.xml': '<urlset></urlset>',
      'backup/README.md': '# Packed by the host',
    },
    folder,
  )
}

const unnumbered = (report: string) =>
  report
    .split('\n')
    .map((line) => line.replace(/^"\d+",/, ''))
    .toSorted()

test('a host’s ZIP of exports and uploads brings what both do', async () => {
  const expected = reportAsCsv(await moved(exportOf('pictures'), await uploadsOfWheels()))
  expect(expected).toContain('taken in')
  const zip = await packedByHost()
  expect(unnumbered(await reportOf(zip))).toEqual(unnumbered(expected))
  const uploads = await zipWith({}, await uploadsOfWheels())
  expect(await reportOf(exportOf('pictures'), '--pictures', uploads)).toBe(expected)
  expect(await readFile(zip)).not.toHaveLength(0)
})

test('the JSON of Ghost brings the images packed beside it', async () => {
  const ghost = await readFile(resolve('tests/exports/ghost.json'))
  const image = await plainPicture(80, 40, { r: 9, g: 0, b: 0 }).png().toBuffer()
  const folder = await freshFolder()
  const zip = await zipWith(
    { 'norias/ghost.json': ghost, 'norias/content/images/2014/06/team.png': image },
    folder,
  )
  const expected = reportAsCsv(await moved(resolve('tests/exports/ghost.json'), folder))
  expect(expected).not.toMatch(/"About us".*Its cover is left out/)
  expect(await reportOf(zip)).toBe(expected)
})

const table = 'title,text,image\nA wheel,It turns.,wheel.png\nA pump,It is red.,images/pump.png\n'

test('a table finds its pictures by name, in its ZIP or in another', async () => {
  const pictures = {
    'photos/wheel.png': await plainPicture(80, 40).png().toBuffer(),
    'images/pump.png': await plainPicture(40, 80).png().toBuffer(),
  }
  const together = await readFile(await zipWith({ ...pictures, 'old site.csv': table }))
  const apart = await readFile(await zipWith({ ...pictures, 'images/about.json': '{"a": 1}' }))
  const sent = [
    [{ name: 'site.zip', content: together }],
    [
      { name: 'old site.csv', content: Buffer.from(table) },
      { name: 'photos.zip', content: apart },
    ],
  ]
  for (const files of sent) {
    const { begin, send, act, work, seen, articles } = await movingWorld('SQLite')
    const run = await begin()
    for (const { name, content } of files) await send(run, 'main', name, content)
    for (const action of ['try', 'start']) {
      await act(run, action)
      await work()
    }
    expect(await seen(run)).toMatchObject({ state: 'done', source: 'old site', failure: null })
    const covers = (await articles()).map(({ cover }) => [cover?.width, cover?.height])
    expect(covers.toSorted()).toEqual([
      [40, 80],
      [80, 40],
    ])
  }
})
