import { describe, expect, test } from 'vitest'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { newsroom, readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

const written = { meta_title: 'Pumps by the norias', meta_description: 'Opened in Hama.' }

async function writtenOpening(engine: EngineName) {
  const world = await archive(engine)
  await openedInHama(world.storage.articles)
  const { omar, visitor, article } = world
  return {
    ...world,
    save: (form: Record<string, string>, language = 'en') =>
      omar.post(`${postsPath}/${language}/1`, { form }),
    textsIn: async (language: string) => (await article()).texts[language],
    readIn: async (language: string) => (await visitor.get(`${postsPath}/${language}/1`)).body,
  }
}

describe.each(engines)('Omar, writing what results say of an article on %s,', (engine) => {
  test('writes it in each language, and blank is not there (SEO-1)', async () => {
    const { save, textsIn, readIn } = await writtenOpening(engine)
    await save(written)
    expect(await textsIn('en')).toMatchObject(written)
    expect(await textsIn('ar')).not.toHaveProperty('meta_title')
    expect((await readIn('en')).article).toMatchObject(written)
    expect((await readIn('ar')).article).not.toHaveProperty('meta_title')
    await save({ meta_title: '' })
    expect(await textsIn('en')).toMatchObject({ meta_description: 'Opened in Hama.' })
    expect(await textsIn('en')).not.toHaveProperty('meta_title')
  })

  test('is told of a conflict, and has it in the history and back from there', async () => {
    const { save, textsIn, revisionsOf, restore } = await writtenOpening(engine)
    const base = { base_revision: '2' }
    await save({ ...written, ...base })
    const { status, body } = await save({ meta_title: 'Mine', ...base })
    expect([status, body.conflicts]).toMatchObject([
      409,
      [{ field: 'meta_title', language: 'en', mine: 'Mine', theirs: written.meta_title }],
    ])
    expect((await save({ meta_title: 'منّي', ...base }, 'ar')).status).toBe(200)
    const [, changed] = await revisionsOf(`${postsPath}/1`)
    expect(changed?.fields).toEqual([
      { field: 'meta_title', language: 'en' },
      { field: 'meta_description', language: 'en' },
    ])
    await restore(`${postsPath}/1`, 2)
    expect(await textsIn('en')).not.toHaveProperty('meta_title')
    await restore(`${postsPath}/1`, 3)
    expect(await textsIn('en')).toMatchObject(written)
  })

  test('loses it with the language he empties or the article, and has it back with them', async () => {
    const { save, omar, textsIn, undo } = await writtenOpening(engine)
    await save(written)
    await save({ title: '', content: '' })
    expect(await textsIn('en')).toEqual({ title: '', content: '' })
    await undo()
    expect(await textsIn('en')).toMatchObject(written)
    await omar.delete(`${postsPath}/1`)
    await undo()
    expect(await textsIn('en')).toMatchObject(written)
  })

  test('is refused what is too long', async () => {
    const { save } = await writtenOpening(engine)
    const long = { meta_title: 'x'.repeat(121), meta_description: 'x'.repeat(321) }
    const { status, body } = await save(long)
    const { tooLong } = messages
    expect([status, body.fields]).toEqual([400, { meta_title: tooLong, meta_description: tooLong }])
  })
})

describe.each(engines)('Layla, saying what search engines may know on %s,', (engine) => {
  test('sets it, and a reset puts it into the trash', async () => {
    const { layla } = await newsroom(engine)
    const chosen = { not_yet: true, google_proof: 'aB-3_x', meta_title: { ar: 'ناعورة' } }
    const { status, body } = await saveSection(layla, 'seo', chosen)
    expect([status, body.content]).toMatchObject([200, { ...chosen, bing_proof: null }])
    await layla.post('/sections/seo/reset')
    expect(await readSection(layla, 'seo')).toMatchObject({ not_yet: null, google_proof: null })
    const [removed] = (await layla.get('/trash?kind=section')).body.removed
    await layla.post(`/trash/${removed.id}/restore`)
    expect(await readSection(layla, 'seo')).toMatchObject(chosen)
  })

  test('alone may, and a code is no more than a code (SEO-11)', async () => {
    const { layla, omar } = await newsroom(engine)
    expect((await saveSection(omar, 'seo', { not_yet: true })).status).toBe(403)
    for (const google_proof of ['"><script>', 'a b', '<meta name="x">']) {
      const { status, body } = await saveSection(layla, 'seo', { google_proof })
      expect([status, body.fields]).toEqual([400, { google_proof: messages.proofInvalid }])
    }
  })
})
