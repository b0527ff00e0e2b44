import { describe, expect, test } from 'vitest'
import { type Caller, formOf } from '../../../tests/support/api.ts'
import { postsPath } from '../../../tests/support/archive.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { newsroom, type Newsroom, picture } from '../../../tests/support/newsroom.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

type Focus = { x: number; y: number } | null
type Picture = { focus: Focus } | null
type Focused = Newsroom & {
  fields: [picture: string, focus: string]
  path: string
  now(): Promise<{ picture: Picture; revision: number }>
  read(): Promise<Picture>
  save(
    caller: Caller,
    sent: { focus?: Focus; image?: File | ''; base?: number },
  ): ReturnType<Caller['post']>
}

const well: Focus = { x: 0.25, y: 1 }
const roof: Focus = { x: 0, y: 0.4 }

async function article(engine: EngineName): Promise<Focused> {
  const world = await newsroom(engine)
  const { omar, visitor } = world
  await omar.post(`${postsPath}/en`, { form: openingInHama.en })
  return {
    ...world,
    fields: ['image', 'image_focus'],
    path: `${postsPath}/1`,
    now: async () => (await omar.get('/posts/keys/articles/articles/1/en')).body.article,
    read: async () => (await visitor.get(postsPath + '/en')).body.articles[0].picture,
    save: (caller, { focus, image, base }) =>
      caller.post(`${postsPath}/en/1`, {
        form: formOf({
          ...(focus === undefined ? {} : { image_focus: focus ? JSON.stringify(focus) : '' }),
          ...(image === undefined ? {} : { image }),
          ...(base === undefined ? {} : { base_revision: String(base) }),
        }),
      }),
  }
}

async function banner(engine: EngineName): Promise<Focused> {
  const world = await newsroom(engine)
  const { omar, visitor } = world
  return {
    ...world,
    fields: ['banner_image', 'banner_focus'],
    path: '/sections/banner',
    now: async () => (await omar.get('/sections/banner/content')).body.content,
    read: async () => (await visitor.get('/sections/banner/content/ar')).body.content.picture,
    save: (caller, { focus, image, base }) =>
      caller.post('/sections/banner/content', {
        form: formOf({
          content: JSON.stringify(focus === undefined ? {} : { banner_focus: focus }),
          ...(image === undefined ? {} : { banner_image: image }),
          ...(base === undefined ? {} : { base_revision: String(base) }),
        }),
      }),
  }
}

const everyCover = engines.flatMap((engine) => [
  ['an article', engine, article] as const,
  ['the banner', engine, banner] as const,
])

describe.each(everyCover)('The focus of the picture of %s on %s', (_name, engine, open) => {
  test('is the centre until an editor sets it, and again when told so', async () => {
    const { omar, save, now, read } = await open(engine)
    await save(omar, { image: await picture() })
    expect([(await now()).picture?.focus, (await read())?.focus]).toEqual([null, null])
    expect((await save(omar, { focus: well })).status).toBe(200)
    expect([(await now()).picture?.focus, (await read())?.focus]).toEqual([well, well])
    await save(omar, { focus: null })
    expect((await now()).picture?.focus).toBeNull()
  })

  test('comes with a picture, and does not outlive it', async () => {
    const { omar, save, now } = await open(engine)
    await save(omar, { image: await picture(), focus: well })
    expect((await now()).picture?.focus).toEqual(well)
    await save(omar, { image: await picture() })
    expect((await now()).picture?.focus).toBeNull()
    await save(omar, { focus: roof })
    await save(omar, { image: '' })
    expect((await now()).picture).toBeNull()
    await save(omar, { focus: well })
    const { revision } = await now()
    await save(omar, { image: await picture() })
    expect(await now()).toMatchObject({ picture: { focus: null }, revision: revision + 1 })
  })

  test('has a history of its own', async () => {
    const { omar, save, now, path, fields } = await open(engine)
    await save(omar, { image: await picture(), focus: well })
    const first = await now()
    await save(omar, { focus: roof })
    await save(omar, { image: await picture() })
    const { revisions } = (await omar.get(`${path}/history?limit=2`)).body
    const changed = revisions.map((revision: { fields: { field: string }[] }) =>
      revision.fields.map(({ field }) => field).toSorted(),
    )
    expect(changed).toEqual([fields.toSorted(), [fields[1]]])
    await omar.post(`${path}/history/${first.revision + 1}/restore`)
    expect((await now()).picture).toEqual({ ...first.picture, focus: roof })
    const { values } = (await omar.get(`${path}/history/${first.revision}`)).body
    expect(values[fields[1]]).toEqual(well)
    await omar.post(`${path}/history/${first.revision}/restore`)
    expect((await now()).picture).toEqual(first.picture)
  })

  test('is a conflict where two set it, and none where one sets another picture', async () => {
    const { layla, omar, save, now, fields } = await open(engine)
    await save(omar, { image: await picture() })
    const { revision: base } = await now()
    await save(layla, { focus: well, base })
    const { status, body } = await save(omar, { focus: roof, base })
    expect([status, body.conflicts]).toEqual([
      409,
      [expect.objectContaining({ field: fields[1], language: null, mine: roof, theirs: well })],
    ])
    expect((await save(omar, { image: await picture(), base })).status).toBe(200)
    expect((await now()).picture?.focus).toBeNull()
  })
})

describe.each(engines)('The focus of the banner on %s', (engine) => {
  test('goes with a reset and comes back with it', async () => {
    const { omar, save, now } = await banner(engine)
    await save(omar, { image: await picture(), focus: well })
    const before = await now()
    await omar.post('/sections/banner/reset')
    const { removed } = (await omar.get('/trash')).body
    await omar.post(`/trash/${removed[0].id}/restore`)
    expect((await now()).picture).toEqual(before.picture)
    await omar.post('/sections/banner/reset')
    await save(omar, { image: await picture() })
    expect((await now()).picture?.focus).toBeNull()
  })

  test.each([
    [{ x: 1.01, y: 0 }],
    [{ x: -0.01, y: 0 }],
    [{ x: '0', y: 0 }],
    [{ x: 0 }],
    ['centre'],
    [[0, 0]],
  ])('is refused as %j', async (focus) => {
    const { omar, now } = await banner(engine)
    const form = { content: JSON.stringify({ banner_focus: focus }) }
    const { status, body } = await omar.post('/sections/banner/content', { form })
    expect([status, Object.keys(body.fields)[0]]).toEqual([
      400,
      expect.stringMatching(/^banner_focus/),
    ])
    expect((await now()).revision).toBe(0)
  })

  test('is no field of other sections', async () => {
    const { layla } = await newsroom(engine)
    const form = { content: JSON.stringify({ banner_focus: well }) }
    const { status, body } = await layla.post('/sections/identity/content', { form })
    expect([status, body.fields]).toEqual([400, { banner_focus: 'Unknown field.' }])
  })
})
