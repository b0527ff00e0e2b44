import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater, openingInHama } from '../../../tests/support/cast.ts'
import {
  type EngineName,
  engines,
  openedDatabase,
  openedStorage,
} from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'
import { topicLimits } from '../../domain/topics/topic.ts'
import type { ArticleSave } from '../articles/article-save.ts'

async function aboutWater(engine: EngineName) {
  const storage = await openedStorage(engine)
  const { articles, topics, trash, place } = storage
  const named = async (name: string) => (await topics.create({ 'name.en': name }, byLayla())).id
  const [pumps, wells] = [await named('Pumps'), await named('Wells')]
  const id = await openedInHama(articles)
  return {
    ...storage,
    pumps,
    wells,
    id,
    named,
    give: (given: number[], rest: Partial<ArticleSave> = {}, edit = byLayla(), article = id) => {
      const save = saveOf('en', {})
      const values = { ...save.values, topics: given }
      return articles.change('posts', article, { ...save, values, ...rest }, edit)
    },
    written: async (article = id) => (await articles.get('posts', article)).topics,
    shown: async (topic: number, language = 'en') => {
      const page = { page: 1, perPage: 10 }
      const list = await articles.list({ section: 'posts', language, topic, ...page })
      expect(list.articles).toHaveLength(list.total)
      return list.articles.map((one) => one.id)
    },
    async restoreLast() {
      const { removed } = await trash.list(['topic'], hoursLater(1), 1, 1)
      await trash.restore(removed, byLayla(hoursLater(1)))
    },
    async totals() {
      const { db } = openedDatabase(place)
      const { rows: stored } = await sql<object>`select topic_id, section, language, total
        from topic_totals where total <> 0 order by topic_id, section, language`.execute(db)
      const { rows: counted } =
        await sql<object>`select topic_id, section, language, count(*) as total
        from article_topics join article_texts on article_texts.article_id = article_topics.article_id
        where title <> '' group by topic_id, section, language
        order by topic_id, section, language`.execute(db)
      return { stored, counted }
    },
  }
}

describe.each(engines)('topics on %s', (engine) => {
  test('are the same ones in every language of an article (TOP-1)', async () => {
    const { give, written, shown, named, ...world } = await aboutWater(engine)
    const { pumps, wells, articles, id } = world
    await give([wells, pumps, wells])
    expect(await written()).toEqual([pumps, wells])
    for (const language of ['en', 'ar']) expect(await shown(pumps, language)).toEqual([id])
    const { topics } = (await articles.find('posts', id, 'en')) ?? {}
    expect(topics?.map(({ slug }) => slug)).toEqual(['pumps', 'wells'])
    expect(await articles.find('posts', id, 'ar')).not.toHaveProperty('topics')
    await expect(give([999])).rejects.toMatchObject({ code: 'invalid-input' })
    const many = [pumps, wells]
    while (many.length <= topicLimits.ofArticle) many.push(await named(`Canal ${many.length}`))
    const refusal = { fields: { topics: messages.itemsTooMany } }
    await expect(give(many)).rejects.toMatchObject(refusal)
  })

  test('of two editors are both kept (TOP-13)', async () => {
    const { give, written, topics, pumps, wells, named } = await aboutWater(engine)
    const canals = await named('Canals')
    await give([pumps], {}, byLayla())
    const { revision: base } = await give([pumps, canals], {}, byLayla())
    await give([pumps, wells, canals], {}, { ...byLayla(), base })
    await give([pumps], {}, { ...byLayla(), base })
    expect(await written()).toEqual([pumps, wells])
    await topics.remove(wells, byLayla())
    await give([pumps], {}, { ...byLayla(), base: base + 1 })
    expect(await written()).toEqual([pumps])
  })

  test('that are held back are on no list until they are published (TOP-14)', async () => {
    const { give, written, shown, articles, pumps, wells, id } = await aboutWater(engine)
    await give([pumps])
    await give([wells], { wish: 'no' })
    expect([await written(), await shown(pumps), await shown(wells)]).toEqual([[wells], [id], []])
    const preview = await articles.asPublished(await articles.get('posts', id), 'en', hoursLater(1))
    expect(preview?.topics).toEqual([{ id: wells, name: 'Wells', slug: 'wells' }])
    const filtered = async (topic: number | 'none') =>
      (await articles.listWhole('posts', 1, 10, { topic })).total
    expect([await filtered(pumps), await filtered(wells), await filtered('none')]).toEqual([
      0, 1, 0,
    ])
    await articles.changePublication(
      'posts',
      id,
      { action: 'publish', languages: ['en'], pictures: true },
      byLayla(),
    )
    expect([await shown(pumps), await shown(wells)]).toEqual([[], [id]])
  })

  test('that are merged give their articles away (TOP-6)', async () => {
    const { give, written, shown, totals, ...world } = await aboutWater(engine)
    const { pumps, wells, topics, articles, id, restoreLast } = world
    const both = await openedInHama(articles)
    await give([wells])
    await give([pumps, wells], {}, byLayla(), both)
    const held = (await articles.create('posts', saveOf('en', openingInHama.en), byLayla())).id
    await give([wells], { wish: 'no' }, byLayla(), held)
    await expect(topics.merge(wells, wells, byLayla())).rejects.toMatchObject({
      fields: { into: 'Please choose another topic.' },
    })
    await topics.merge(wells, pumps, byLayla())
    expect([await written(), await written(both), await written(held)]).toEqual([
      [pumps],
      [pumps],
      [pumps],
    ])
    expect(await shown(pumps)).toEqual([both, id])
    await articles.remove('posts', both, byLayla())
    await restoreLast()
    expect(await written()).toEqual([pumps, wells])
    expect([await written(held), await shown(wells)]).toEqual([[pumps, wells], [id]])
    const { stored, counted } = await totals()
    expect(stored).toEqual(counted)
  })

  test('that are deleted leave their articles and come back with them (TOP-7)', async () => {
    const { give, written, shown, pumps, wells, topics, restoreLast, id } = await aboutWater(engine)
    await give([pumps, wells])
    await topics.remove(pumps, byLayla())
    expect([await written(), await shown(pumps)]).toEqual([[wells], []])
    await restoreLast()
    expect([await written(), await shown(pumps, 'ar')]).toEqual([[pumps, wells], [id]])
  })

  test('have a page where they have a name and an article (TOP-2)', async () => {
    const { give, topics, articles, pumps, id } = await aboutWater(engine)
    const at = (slug: string, language = 'en') => topics.find('posts', language, slug)
    expect([await at('pumps'), await at('canals')]).toEqual([{ slugs: {} }, undefined])
    await give([pumps])
    const topic = { id: pumps, name: 'Pumps', slug: 'pumps', description: '' }
    expect(await at('pumps')).toEqual({ topic, slugs: { en: 'pumps' } })
    expect(await topics.find('business', 'en', 'pumps')).toEqual({ slugs: {} })
    expect(await at('pumps', 'ar')).toEqual({ slugs: { en: 'pumps' } })
    await topics.change(pumps, { 'name.ar': 'المضخّات' }, byLayla())
    expect(await at('المضخات', 'ar')).toMatchObject({ topic: { name: 'المضخّات' } })
    expect(await topics.addresses()).toEqual([
      { section: 'posts', slugs: { en: 'pumps', ar: 'المضخات' } },
    ])
    await articles.change('posts', id, saveOf('ar', { title: '', content: '' }), byLayla())
    expect(await at('المضخات', 'ar')).toEqual({ slugs: { en: 'pumps' } })
    expect(await topics.shown('posts', 'ar')).toEqual([])
    expect(await topics.shown('posts', 'en')).toEqual([{ ...topic, total: 1 }])
  })

  test('lead on from earlier addresses in one step (TOP-5) (TOP-6) (TOP-7)', async () => {
    const { give, topics, pumps, wells, restoreLast } = await aboutWater(engine)
    const all = () =>
      Promise.all(['lifts', 'pumps'].map((slug) => topics.find('posts', 'en', slug)))
    await give([pumps])
    await topics.change(pumps, { 'slug.en': 'hoists' }, byLayla())
    await topics.change(pumps, { 'slug.en': 'lifts', 'name.ar': 'المضخّات' }, byLayla())
    expect(await all()).toMatchObject([{ topic: { id: pumps } }, { movedTo: 'lifts' }])
    expect(await topics.find('posts', 'ar', 'lifts')).toEqual({ movedTo: 'المضخات' })
    await topics.merge(pumps, wells, byLayla())
    expect(await all()).toEqual([{ movedTo: 'wells' }, { movedTo: 'wells' }])
    await restoreLast()
    expect(await all()).toMatchObject([{ topic: { id: pumps } }, { movedTo: 'lifts' }])
    await topics.remove(pumps, byLayla())
    expect(await all()).toEqual([{ movedTo: null }, { movedTo: null }])
  })

  test.each([1, 2, 3])('have totals that equal a recount (TOP-11) (%i)', async (seed) => {
    const { articles, give, totals, pumps, wells, id } = await aboutWater(engine)
    const other = await openedInHama(articles)
    const at = byLayla(hoursLater(1))
    const title = (text: string, language: string) => () =>
      articles.change('posts', other, saveOf(language, { title: text }), at)
    const steps = [
      () => give([pumps, wells], {}, at, other),
      () => give([wells], { wish: 'no' as const }, at),
      () => give([pumps], { wish: 'yes' as const }, at),
      title('', 'en'),
      title('Opening in Homs', 'en'),
      title('Ouverture', 'fr'),
      () =>
        articles.changePublication(
          'posts',
          id,
          { action: 'unpublish', languages: ['ar'], pictures: false },
          at,
        ),
      () =>
        articles.changePublication(
          'posts',
          id,
          { action: 'publish', languages: ['ar'], pictures: true },
          at,
        ),
    ]
    let state = seed * 7919
    for (let turn = 0; turn < 12; turn++) {
      state = (state * 48271) % 2147483647
      await steps[state % steps.length]?.().catch(() => undefined)
    }
    const { stored, counted } = await totals()
    expect(stored).toEqual(counted)
    await articles.remove('posts', other, at)
    const after = await totals()
    expect(after.stored).toEqual(after.counted)
  })
})
