import { describe, expect, test } from 'vitest'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { type EngineName, engines, openedStorage } from '../../../tests/support/storages.ts'
import type { ArticleSave, InEachLanguage } from './article-save.ts'
import type { PublicationChange } from './save-publication.ts'
import { textState, type Wish } from '../../domain/articles/publication.ts'
import type { PublishingRule } from '../../domain/articles/publishing-rule.ts'

const inBoth: PublishingRule = { rule: 'refuse', languages: ['en', 'ar'] }
const save = (language: 'en' | 'ar', wish?: Wish): ArticleSave => ({
  ...saveOf(language, openingInHama[language]),
  wish,
})

async function ruledBy(engine: EngineName, rule = inBoth) {
  const storage = await openedStorage(engine)
  await storage.publishingRule.change(rule, byLayla())
  const { articles } = storage
  return {
    ...storage,
    create: async (...saves: InEachLanguage) =>
      (await articles.createInEach('posts', saves, byLayla())).id,
    change: (id: number, one: ArticleSave) => articles.change('posts', id, one, byLayla()),
    publish: (id: number, languages: string[]) =>
      articles.changePublication(
        'posts',
        id,
        { action: 'publish', languages, pictures: false },
        byLayla(),
      ),
    states: async (id: number) => {
      const { publication } = await articles.get('posts', id)
      return ['en', 'ar'].map((code) => textState(publication, code))
    },
  }
}

describe.each(engines)('the rule for publishing on %s', (engine) => {
  test('holds back a language until all are complete (COV-8)', async () => {
    const { create, change, states, articles } = await ruledBy(engine)
    const id = await create(save('en'))
    expect(await states(id)).toEqual(['draft', 'missing'])
    expect((await articles.get('posts', id)).publication.held.en).toMatchObject({ byRule: true })
    await change(id, saveOf('ar', { title: openingInHama.ar.title }))
    expect(await states(id)).toEqual(['draft', 'draft'])
    await change(id, save('ar'))
    expect(await states(id)).toEqual(['live', 'live'])
  })

  test('shows what one save completes (COV-8)', async () => {
    const { create, states } = await ruledBy(engine)
    expect(await states(await create(save('en'), save('ar')))).toEqual(['live', 'live'])
    expect(await states(await create(save('en', 'yes'), save('ar', 'yes')))).toEqual([
      'live',
      'live',
    ])
  })

  test('refuses to publish what lacks a language (COV-8)', async () => {
    const { create, publish, states } = await ruledBy(engine)
    const refused = {
      code: 'incomplete',
      fields: { languages: expect.stringMatching(/^Not complete yet: .+\.$/) },
    }
    await expect(create(save('en', 'yes'))).rejects.toMatchObject(refused)
    const id = await create(save('en', 'no'))
    await expect(publish(id, ['en'])).rejects.toMatchObject(refused)
    expect(await states(id)).toEqual(['draft', 'missing'])
  })

  test('releases no draft of staff, and nothing beside what they publish (COV-8)', async () => {
    const { create, change, publish, states } = await ruledBy(engine)
    const own = await create(save('en', 'no'))
    await change(own, save('ar'))
    expect(await states(own)).toEqual(['draft', 'draft'])
    const ruled = await create(save('en'))
    await change(ruled, save('ar', 'no'))
    await publish(ruled, ['ar'])
    expect(await states(ruled)).toEqual(['draft', 'live'])
    await change(ruled, saveOf('ar', { title: 'افتتاح' }))
    expect(await states(ruled)).toEqual(['draft', 'live'])
  })

  test('keeps what is restored, until all are complete (COV-8)', async () => {
    const { create, change, states, articles, revisions } = await ruledBy(engine)
    const id = await create(save('en'))
    const { revision } = await articles.get('posts', id)
    await change(id, saveOf('en', { title: '', content: '' }))
    expect(await states(id)).toEqual(['missing', 'missing'])
    await revisions.restore('article', id, revision, byLayla())
    expect(await states(id)).toEqual(['draft', 'missing'])
    await change(id, save('ar'))
    expect(await states(id)).toEqual(['live', 'live'])
  })

  test('concerns only the first going live (COV-7)', async () => {
    const { publishingRule, create, publish, states, articles, change } = await ruledBy(engine, {
      rule: 'warn',
      languages: ['en', 'ar'],
    })
    const id = await create(save('en'))
    await publishingRule.change(inBoth, byLayla())
    await change(id, saveOf('en', { title: 'Opened' }))
    expect((await articles.find('posts', id, 'en'))?.title).toBe('Opened')
    const off: PublicationChange = { action: 'unpublish', languages: ['en'], pictures: false }
    await articles.changePublication('posts', id, off, byLayla())
    await publish(id, ['en'])
    expect(await states(id)).toEqual(['live', 'missing'])
  })

  test('asks for no language that is not needed or was deleted (COV-7)', async () => {
    const { publishingRule, coverage, languages, create, states, change } = await ruledBy(engine)
    const id = await create(save('en'))
    await coverage.leaveOut(
      { kind: 'posts', subject: String(id), language: 'ar', isLeftOut: true },
      byLayla(),
    )
    await change(id, saveOf('en', { title: 'Opened' }))
    expect(await states(id)).toEqual(['live', 'missing'])
    const french = await languages.add(
      { name: 'Français', code: 'fr', status: 'published' },
      byLayla(),
    )
    await publishingRule.change({ rule: 'refuse', languages: ['fr'] }, byLayla())
    await languages.change(french.id, { code: 'fr-ca' }, byLayla())
    expect((await publishingRule.find()).languages).toEqual(['fr-ca'])
    await languages.remove(french.id, byLayla())
    expect((await publishingRule.find()).languages).toEqual([])
  })
})
