import { describe, expect, test } from 'vitest'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { saveSection } from '../../../tests/support/newsroom.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

const author = 'Rima Haddad'

async function signedOpening(engine: EngineName) {
  const world = await archive(engine)
  const { omar, storage, visitor, article } = world
  await openedInHama(storage.articles)
  const save = (form: Record<string, string>, language = 'en') =>
    omar.post(`${postsPath}/${language}/1`, { form })
  await save({ author })
  return {
    ...world,
    save,
    authorIn: async (language: string) => (await article()).texts[language].author,
    readIn: async (language: string) => {
      const [one, list] = [`${postsPath}/${language}/1`, `${postsPath}/${language}`]
      const { articles } = (await visitor.get(list)).body
      return [(await visitor.get(one)).body.article.author, articles[0].author]
    },
  }
}

describe.each(engines)('the author of an article on %s', (engine) => {
  test('is named in each language, and goes with it into the trash and back', async () => {
    const { save, authorIn, readIn, undo } = await signedOpening(engine)
    expect(await readIn('en')).toEqual([author, author])
    expect(await readIn('ar')).toEqual([undefined, undefined])
    await save({ author: 'ريما حدّاد' }, 'ar')
    await save({ title: '', content: '' })
    expect([await authorIn('en'), await authorIn('ar')]).toEqual([undefined, 'ريما حدّاد'])
    await undo()
    expect(await authorIn('en')).toBe(author)
    await save({ author: ' ' })
    expect(await authorIn('en')).toBeUndefined()
  })

  test('waits with a draft until it is published (TOP-14)', async () => {
    const { save, readIn, omar, authorIn } = await signedOpening(engine)
    await save({ author: 'Omar Sabbagh', publish: 'no' })
    expect(await authorIn('en')).toBe('Omar Sabbagh')
    expect(await readIn('en')).toEqual([author, author])
    const json = { action: 'publish', languages: ['en'], base_revision: 4 }
    await omar.post(`${postsPath}/1/publication`, { json })
    expect(await readIn('en')).toEqual(['Omar Sabbagh', 'Omar Sabbagh'])
  })

  test('is in no public answer where the section shows none (TOP-17)', async () => {
    const { layla, readIn, authorIn, storage } = await signedOpening(engine)
    const inFeed = async () => (await storage.articles.newestIn('en', 1))[0]?.author
    expect(await inFeed()).toBe(author)
    await saveSection(layla, 'navigation', { posts_authors: false })
    expect(await readIn('en')).toEqual([undefined, undefined])
    expect([await authorIn('en'), await inFeed()]).toEqual([author, ''])
    await saveSection(layla, 'navigation', { posts_authors: null })
    expect(await readIn('en')).toEqual([author, author])
  })

  test('is shown outside of the blog only if Layla says so (TOP-17)', async () => {
    const { layla, omar, visitor } = await archive(engine)
    const path = '/sections/business/keys/articles/articles/en'
    await omar.post(path, { form: { title: 'Solar pumps', author } })
    const read = async () => (await visitor.get(`${path}/1`)).body.article.author
    expect(await read()).toBeUndefined()
    await saveSection(layla, 'navigation', { business_authors: true })
    expect(await read()).toBe(author)
  })

  test('has at most 100 characters', async () => {
    const { save } = await signedOpening(engine)
    const { status, body } = await save({ author: 'x'.repeat(101) })
    expect([status, body.fields]).toEqual([400, { author: messages.tooLong }])
  })
})
