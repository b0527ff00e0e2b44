import { describe, expect, test } from 'vitest'
import { byLayla } from '../../../tests/support/cast.ts'
import { exportOf } from '../../../tests/support/imports.ts'
import { oldSite } from '../../../tests/support/old-site.ts'
import {
  contentOf,
  type EngineName,
  engines,
  freshFolder,
  staffedStorage,
} from '../../../tests/support/storages.ts'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { uploadsOfWheels, wheelUploads } from '../../../tests/support/uploads-of-wheels.ts'
import { usualDestinations } from '../../domain/moving/destinations.ts'
import { type OldSiteChoice, untouched } from '../../domain/moving/old-site.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { moveIn } from './move-in.ts'

const inUploads = /\/wp-content\/uploads\/(.+)$/

async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)
  const added: Record<string, Promise<Buffer>> = {}
  const { internet, asked, connected } = await oldSite(
    async ({ url = '' }, answer) => {
      const [, name = ''] = inUploads.exec(url) ?? []
      const bytes = await (wheelUploads[name] ?? added[name])
      if (bytes) answer.end(bytes)
      else answer.writeHead(404).end()
    },
    { certified: 'wheels.example' },
  )
  type Options = { isTrial?: boolean; pictures?: string; worked?: Storage }
  return {
    storage,
    added,
    connected,
    requests: () => asked.splice(0).map((address) => inUploads.exec(address)?.[1] ?? address),
    async move(chosen: Partial<OldSiteChoice>, options: Options = {}) {
      const { isTrial = false, pictures, worked = storage } = options
      const { lines } = await moveIn(
        { storage: worked, edit: byLayla, internet },
        {
          file: exportOf('pictures'),
          pictures,
          isTrial,
          destinations: usualDestinations,
          oldSite: { ...untouched, perSecond: 1_000, ...chosen },
          progress: () => {},
        },
      )
      return Object.fromEntries(lines.map((line) => [line.title, line]))
    },
    content: () => contentOf(storage.place),
    library: async () => {
      const { pictures } = await storage.library.list({ words: [], isUnused: false }, 1, 99)
      return pictures.map(({ name }) => name).toSorted()
    },
  }
}

describe.each(engines)('fetching pictures from the old site on %s', (engine) => {
  test('no connection is opened unless somebody chose it (IMP-27)', async () => {
    const { move, connected } = await open(engine)
    await move({}, { isTrial: true })
    await move({ perSecond: 10 })
    await move({ fetch: true }, { isTrial: true, pictures: await freshFolder() })
    expect(connected).toEqual([])
  })

  test('they come in as those of a folder do, the largest first', async () => {
    const { move, requests, library, content } = await open(engine)
    const lines = await move({ fetch: true })
    const first = requests()
    expect(first.slice(0, 2)).toEqual(['2014/03/noria.jpg', '2014/03/noria-300x200.jpg'])
    expect(await library()).toEqual(['canal', 'first', 'iron', 'noria-300x200', 'second', 'wood'])
    expect(lines.noria?.outcome).toBe('taken in')
    expect(lines['The noria of Hama']?.reasons).not.toContain('Its cover is left out.')
    expect(lines.damaged).toMatchObject({
      outcome: 'left out',
      reasons: [
        'The old site does not have it, or not as a picture of at most 10 MB and 40 megapixels.',
      ],
    })
    const before = await content()
    const again = await move({ fetch: true })
    expect(requests()).toEqual(['2014/03/gone.jpg'])
    expect(again.noria?.outcome).toBe('unchanged')
    expect(await content()).toEqual(before)
  })

  test('what was missing is asked for again by the next run that may, once', async () => {
    const { move, requests, added, library } = await open(engine)
    await move({ fetch: true })
    expect(requests().filter((name) => name.includes('gone'))).toEqual(['2014/03/gone.jpg'])
    await move({})
    await move({ fetch: true }, { isTrial: true })
    expect(requests()).toEqual([])
    added['2014/03/gone.jpg'] = plainPicture(60, 40).jpeg().toBuffer()
    const lines = await move({ fetch: true })
    expect(requests()).toEqual(['2014/03/gone.jpg'])
    expect(lines['The noria of Hama']?.reasons).toContain(
      'Its pictures were added to what is here.',
    )
    expect(await library()).toContain('gone')
    await move({ fetch: true })
    expect(requests()).toEqual([])
  })

  test('a trial tells what will be fetched', async () => {
    const { move } = await open(engine)
    const trial = await move({ fetch: true }, { isTrial: true })
    expect(trial.noria).toMatchObject({
      outcome: 'taken in',
      reasons: ['It is fetched from the old site once the run is started.'],
    })
    expect(trial['The noria of Hama']?.reasons).toEqual([])
  })

  test('only those are asked for that the folder does not have', async () => {
    const { move, requests, library } = await open(engine)
    await move({ fetch: true }, { pictures: await uploadsOfWheels(['2014/04/wood.png']) })
    const asked = requests()
    expect(asked).toContain('2014/04/iron.png')
    expect(asked.filter((name) => name.includes('wood'))).toEqual([])
    expect(await library()).toContain('wood')
  })

  test('a run that was killed fetches nothing twice', async () => {
    const { move, requests, storage, library } = await open(engine)
    const takeIn = () => Promise.reject(new Error('killed'))
    const worked = { ...storage, moving: { ...storage.moving, takeIn } }
    await expect(move({ fetch: true }, { worked })).rejects.toThrow('killed')
    const before = requests()
    expect(before).toContain('2014/04/wood.png')
    await move({ fetch: true })
    expect(requests()).not.toContain('2014/04/wood.png')
    expect(await library()).toContain('wood')
  })

  test('texts that are here already get theirs', async () => {
    const { move, requests } = await open(engine)
    await move({})
    const lines = await move({ fetch: true })
    expect(requests()).toContain('2014/04/wood.png')
    expect(lines['The noria of Hama']?.reasons).toContain(
      'Its pictures were added to what is here.',
    )
  })
})
