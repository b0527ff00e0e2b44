import { describe, expect, test } from 'vitest'
import { articlesPath } from '../../../tests/support/api.ts'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { byLayla, hoursLater } from '../../../tests/support/cast.ts'
import { cardsPath, readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'

describe.each(engines)('Every history on %s', (engine) => {
  test('answers 404 for what is not there', async () => {
    const { omar, openInHama, addGrowers, rows } = await archive(engine)
    await openInHama()
    await addGrowers()
    await saveSection(omar, 'aboutUs', { section_title: { en: 'Us' } })
    const before = await rows()
    for (const [path, latest] of [
      [`${postsPath}/1`, 3],
      [`${cardsPath}/1`, 2],
      ['/sections/aboutUs', 1],
    ] as const) {
      for (const revision of [0, latest + 1, -1, 'x', '01', 2_147_483_648]) {
        const one = `${path}/history/${revision}`
        expect((await omar.get(one)).status, one).toBe(404)
        expect((await omar.post(`${one}/restore`)).status, one).toBe(404)
      }
    }
    for (const path of [
      `${postsPath}/2`,
      `${articlesPath('business')}/1`,
      `${articlesPath('news')}/1`,
      `${cardsPath}/2`,
      '/sections/news',
    ]) {
      expect((await omar.get(`${path}/history`)).status, path).toBe(404)
      expect((await omar.get(`${path}/history/1`)).status, path).toBe(404)
      expect((await omar.post(`${path}/history/1/restore`)).status, path).toBe(404)
    }
    expect(await rows()).toEqual(before)
  })

  test('is brought back from by two at once without a mix', async () => {
    const { omar, layla, restore, revisionsOf } = await archive(engine)
    const both = (text: string) => ({ section_title: { en: text, ar: text } })
    for (const text of ['one', 'two', 'three']) await saveSection(omar, 'aboutUs', both(text))
    const answers = await Promise.all(
      [1, 2, 1, 2].map((revision, turn) =>
        restore('/sections/aboutUs', revision, turn % 2 ? layla : omar),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { section_title: title, revision } = await readSection(omar, 'aboutUs')
    expect([both('one'), both('two')]).toContainEqual({ section_title: title })
    expect(await revisionsOf('/sections/aboutUs')).toHaveLength(revision)
  })

  test('shows a state as it was, also while someone saves', async () => {
    const { omar, valuesOf } = await archive(engine)
    const titled = (turn: number) => ({ section_title: { en: `${turn}`, ar: `${turn}` } })
    await saveSection(omar, 'aboutUs', titled(1))
    for (let turn = 1; turn <= 10; turn++) {
      const [, ...found] = await Promise.all([
        saveSection(omar, 'aboutUs', titled(turn + 1)),
        ...Array.from({ length: 6 }, () => valuesOf('/sections/aboutUs', turn)),
      ])
      expect(found).toEqual(Array(6).fill(titled(turn)))
    }
  })

  test('keeps its newest revisions for good, and older ones as long as the trash', async () => {
    const { omar, storage, revisionsOf, valuesOf, restore, signedInAs } = await archive(engine)
    const values = (number: number) => ({ 'section_title.en': `Number ${number}` })
    const saved = 103
    for (let number = 1; number <= saved; number++) {
      await storage.sections.change('aboutUs', values(number), byLayla())
    }
    const total = async () => (await omar.get('/sections/aboutUs/history')).body.pagination.total
    await storage.trash.purge(hoursLater(30 * 24))
    expect(await total()).toBe(saved)
    await storage.trash.purge(hoursLater(30 * 24 + 1))
    expect(await total()).toBe(100)
    expect((await revisionsOf('/sections/aboutUs'))[0]?.revision).toBe(saved)
    expect(await valuesOf('/sections/aboutUs', 4)).toEqual({ section_title: { en: 'Number 4' } })
    expect((await omar.get('/sections/aboutUs/history/3')).status).toBe(404)
    expect((await restore('/sections/aboutUs', 3)).status).toBe(404)
    await restore('/sections/aboutUs', 4, await signedInAs('Layla'))
    expect((await readSection(omar, 'aboutUs')).section_title.en).toBe('Number 4')
  })
})
