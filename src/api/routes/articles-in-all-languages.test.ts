import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import {
  expectRefused,
  type Fields,
  newsroom,
  picture,
  type Refusal,
} from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'

const { en, ar } = openingInHama
const bothTexts = {
  title: { en: en.title, ar: ar.title },
  content: { en: en.content, ar: ar.content },
}
const tooLong = 'This text is too long.'
const noLanguage = 'This language does not exist.'
const article = `${postsPath}/1`

const formWith = (texts: object, rest: Fields = {}) =>
  formOf({ texts: JSON.stringify(texts), ...rest })

describe.each(engines)('Omar, saving both languages by one call on %s,', (engine) => {
  test('leaves what a call for each would', async () => {
    const { omar, revisionsOf } = await archive(engine)
    const created = await omar.post(postsPath, { form: formWith(bothTexts) })
    await omar.post(`${postsPath}/en`, { form: en })
    await omar.post(`${postsPath}/ar/2`, { form: ar })
    const second = (await omar.get('/posts/keys/articles/articles/2/en')).body.article
    expect([created.status, created.body.article]).toEqual([201, { ...second, id: 1 }])

    const change = { title: { en: 'Opened', ar: 'افتُتح' } }
    await omar.call('PATCH', article, { form: formWith(change) })
    await omar.post(`${postsPath}/en/2`, { form: { title: change.title.en } })
    await omar.post(`${postsPath}/ar/2`, { form: { title: change.title.ar } })
    expect(await revisionsOf(article)).toEqual(await revisionsOf(`${postsPath}/2`))
  })

  const refusals: [string, Fields, Refusal][] = [
    ['a title too long', texts({ title: { ar: 'ن'.repeat(301) } }), [400, tooLong, ['title.ar']]],
    [
      'a content too long',
      texts({ content: { ar: 'ن'.repeat(128 * 1024 + 1) } }),
      [400, tooLong, ['content.ar']],
    ],
    ['an unknown language', texts({ title: { fr: 'Ouverture' } }), [400, noLanguage, ['title.fr']]],
    ['an unknown field', texts({ body: { ar: 'نص' } }), [400, 'Unknown field.', ['body']]],
    ['no texts', { texts: '[]' }, [400, 'Please check the highlighted fields.', ['texts']]],
    ['a price of a post', { ...texts({}), price: '5' }, [400, 'Unknown field.', ['price']]],
    [
      'a file that is no picture',
      { ...texts({}), image: new File(['x'], 'x.png') },
      [400, 'The file is not an image we can read (JPEG, PNG, WebP, AVIF or GIF).'],
    ],
  ]

  test.each(refusals)('saves neither with %s', async (_name, fields, refusal) => {
    const world = await newsroom(engine)
    await world.omar.post(postsPath, { form: formWith(bothTexts) })
    const form = () => formOf(fields)
    await expectRefused(world, () => world.omar.post(postsPath, { form: form() }), refusal)
    const changes = () => world.omar.call('PATCH', article, { form: form() })
    await expectRefused(world, changes, refusal)
  })

  test('is told of a conflict in the second before the first is saved', async () => {
    const { omar, layla, rows } = await newsroom(engine)
    await omar.post(postsPath, { form: formWith(bothTexts) })
    await layla.post(`${postsPath}/ar/1`, { form: { title: 'ليلى' } })
    const before = await rows()
    const form = formWith({ title: { en: 'Omar', ar: 'عمر' } }, { base_revision: '2' })
    const { status, body } = await omar.call('PATCH', article, { form })
    expect([status, body.revision]).toEqual([409, 3])
    expect(body.conflicts).toMatchObject([{ name: 'title.ar', mine: 'عمر', theirs: 'ليلى' }])
    const known = (await omar.get('/posts/keys/articles/articles/1/en')).body.article
    expect(body.document).toEqual(known)
    expect(await rows()).toEqual(before)
  })

  test('has an emptied one back alone, without the cover taken away', async () => {
    const { omar, article: read, openInHama, restoreFromTrash } = await archive(engine)
    await openInHama()
    const change = { title: { en: '', ar: 'افتُتح' }, content: { en: '' } }
    const { body } = await omar.call('PATCH', article, { form: formWith(change, { image: '' }) })
    expect(body.trash_ids).toEqual([expect.any(Number)])
    expect((await read()).texts.en).toEqual({ title: '', content: '' })
    await restoreFromTrash(body.trash_ids[0])
    expect(await read()).toMatchObject({
      texts: { en, ar: { ...ar, title: 'افتُتح' } },
      picture: null,
    })
  })

  test('has all back after all was cleared', async () => {
    const { omar, article: read, openInHama } = await archive(engine)
    await openInHama()
    const { revision: _revision, ...before } = await read()
    const blank = { en: '', ar: '', fr: '' }
    const removed = JSON.stringify(before.gallery.map(({ id }: { id: number }) => id))
    const cleared = formWith({ title: blank, content: blank }, { image: '', delete_ids: removed })
    const { body } = await omar.call('PATCH', article, { form: cleared })
    expect(body.article).toMatchObject({ picture: null, gallery: [] })
    await omar.post('/trash/restore-multiple', { json: { ids: body.trash_ids } })
    expect(await read()).toMatchObject(before)
  })

  test('changes a cover alone without touching a text', async () => {
    const { omar, revisionsOf } = await archive(engine)
    await omar.post(postsPath, { form: formWith(bothTexts) })
    const form = formOf({ image: await picture() })
    const { status, body } = await omar.call('PATCH', article, { form })
    expect([status, body.article.texts, body.trash_ids]).toEqual([200, openingInHama, []])
    const [last] = await revisionsOf(article)
    expect(last?.fields).toEqual([{ field: 'image', language: null }])
  })

  test('reads in Arabic what his list shows, as the whole list has it (F14)', async () => {
    const { omar } = await newsroom(engine)
    const save = async (form: Fields, path: string): Promise<number> =>
      (await omar.post(`${postsPath}/${path}`, { form: formOf(form) })).body.article.id
    const complete = await save({ ...ar, image: await picture() }, 'ar')
    await save(en, `en/${complete}`)
    const english = await save(en, 'en')
    const draft = await save({ ...ar, publish: 'no' }, 'ar')
    const partial = await save(en, 'en')
    await save({ title: 'حماة' }, `ar/${partial}`)
    const behind = await save(ar, 'ar')
    await save(en, `en/${behind}`)
    await save({ content: '<p>Moved.</p>' }, `en/${behind}`)
    const waiting = await save(ar, 'ar')
    await save({ title: 'افتُتح', publish: 'no' }, `ar/${waiting}`)
    const off = await save(ar, 'ar')
    const publication = { action: 'unpublish', languages: ['ar'], base_revision: 1 }
    await omar.post(`${postsPath}/${off}/publication`, { json: publication })
    const held = await save({ ...en, publish: 'no' }, 'en')
    const leftOut = { kind: 'posts', subject: String(held), language: 'ar', left_out: true }
    await omar.post('/coverage/left-out', { json: leftOut })

    const whole = (await omar.get(postsPath)).body.content
    const { articles, coverage } = (await omar.get(`${postsPath}?reader=ar`)).body.content
    expect(articles).toEqual({ ar: whole.articles.ar })
    expect(whole).not.toHaveProperty('coverage')
    const of = new Map(coverage.map((one: object, at: number) => [articles.ar[at].id, one]))
    expect(Object.fromEntries(of)).toEqual({
      [complete]: { title: ar.title, states: {} },
      [english]: { title: en.title, states: { ar: ['missing'] } },
      [draft]: { title: ar.title, states: { ar: ['draft'], en: ['missing'] } },
      [partial]: { title: 'حماة', states: { ar: ['incomplete'] } },
      [behind]: { title: ar.title, states: { ar: ['behind'] } },
      [waiting]: { title: 'افتُتح', states: { ar: ['waiting'], en: ['missing'] } },
      [off]: { title: ar.title, states: { ar: ['off'], en: ['missing'] } },
      [held]: { title: en.title, states: { en: ['draft'], ar: ['left-out'] } },
    })
  })
})

test('The two longest texts fit into one call', async () => {
  const { omar } = await newsroom('SQLite')
  const longest = `<p>${'🌊'.repeat(128 * 1024 - '<p></p>'.length)}</p>`
  const content = { en: longest, ar: longest }
  const { status } = await omar.post(postsPath, { form: formWith({ ...bothTexts, content }) })
  expect(status).toBe(201)
})

/** English is always fine. */
function texts(wrong: Record<string, object>): Record<string, string> {
  return { texts: JSON.stringify({ ...wrong, title: { en: 'Opened', ...wrong.title } }) }
}
