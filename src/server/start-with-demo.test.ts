import { expect, test } from 'vitest'
import { startedApi, type TestApi } from '../../tests/support/api.ts'
import { byLayla } from '../../tests/support/cast.ts'
import { engines } from '../../tests/support/storages.ts'
import { readConfig } from './config.ts'
import { fillWithDemoContent } from './demo-content.ts'

const promised = 2_000

/** Tries again only if it took too long, which may be due to a busy machine. */
async function startedWithin(world: TestApi, tries: number): Promise<number> {
  const begun = performance.now()
  const { removed } = await world.storage.demo.startAs('clinic', byLayla())
  const taken = performance.now() - begun
  expect(removed.length).toBeGreaterThan(40)
  if (taken < promised || tries === 1) return taken
  const layla = await world.signedInAs('Layla')
  await layla.post('/trash/restore-multiple', { json: { ids: removed.toReversed() } })
  return startedWithin(world, tries - 1)
}

test.each(engines)(
  'a clinic takes the place of the whole demo within two seconds on %s (NEW-3)',
  async (engine) => {
    const world = await startedApi(engine)
    await fillWithDemoContent(world.parts, readConfig({}).demoFolder)
    expect(await startedWithin(world, 3)).toBeLessThan(promised)
  },
  60_000,
)

test('no picture of the demo lacks an alt text, and all go with the demo (MED-8)', async () => {
  const world = await startedApi('SQLite')
  await fillWithDemoContent(world.parts, readConfig({}).demoFolder)
  const layla = await world.signedInAs('Layla')
  const pictures = async (query = '') => (await layla.get(`/media${query}`)).body.media
  expect(await pictures()).toHaveLength(16)
  for (const language of ['en', 'ar']) {
    expect(await pictures(`?missing_alt=${language}`)).toEqual([])
  }
  const [canal] = await pictures('?q=قناة')
  expect(canal.alt.en).toMatch(/^A straight canal/)

  await world.storage.demo.remove(byLayla())
  expect(await pictures()).toEqual([])
}, 60_000)
