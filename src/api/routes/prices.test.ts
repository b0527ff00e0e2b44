import { describe, expect, test } from 'vitest'
import { newsroom, type Newsroom, expectRefused } from '../../../tests/support/newsroom.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

const productsPath = '/sections/products/keys/articles/articles'
const wrong = 'Please enter a price from 0 to 999,999,999.99.'

async function shop(engine: EngineName) {
  const world = await newsroom(engine)
  const { omar, visitor } = world
  const form = { title: 'Solar pump', content: '', price: '1,250.5' }
  const created = await omar.post(`${productsPath}/en`, { form })
  await omar.post(`${productsPath}/ar/1`, { form: { title: 'مضخّة شمسية' } })
  return {
    ...world,
    created,
    save: (form: Record<string, string>) => omar.post(`${productsPath}/en/1`, { form }),
    priceIn: async (language: string) =>
      (await visitor.get(`${productsPath}/${language}/1`)).body.article.price,
  }
}

describe.each(engines)('the price of a product on %s (ART-8)', (engine) => {
  test('is the same in all languages, in every answer', async () => {
    const { created, omar, visitor, priceIn } = await shop(engine)
    expect([created.status, created.body.article.price]).toEqual([201, '1250.50'])
    expect(await priceIn('en')).toBe('1250.50')
    expect(await priceIn('ar')).toBe('1250.50')
    const [listed] = (await visitor.get(`${productsPath}/ar`)).body.articles
    expect(listed.price).toBe('1250.50')
    const { body } = await omar.get('/products/keys/articles/articles/1/ar')
    expect(body.article.price).toBe('1250.50')
  })

  test('stays where it is not sent, and a blank one takes it away', async () => {
    const { save, priceIn } = await shop(engine)
    await save({ title: 'Solar pump, 2 kW' })
    expect(await priceIn('en')).toBe('1250.50')
    expect((await save({ price: '٩٩٩' })).body.article.price).toBe('999')
    expect((await save({ price: ' ' })).body.article.price).toBeNull()
    expect(await priceIn('ar')).toBeNull()
  })

  test('has a history, conflicts as texts do and comes back from the trash', async () => {
    const { save, omar, priceIn } = await shop(engine)
    await save({ price: '900' })
    const stale = await save({ price: '800', base_revision: '2' })
    expect(stale.status).toBe(409)
    expect(stale.body.conflicts).toEqual([
      expect.objectContaining({ field: 'price', mine: '800', theirs: '900' }),
    ])
    const history = `${productsPath}/1/history`
    expect((await omar.post(`${history}/2/restore`)).status).toBe(200)
    expect(await priceIn('en')).toBe('1250.50')
    const { trash_id: id } = (await omar.delete(`${productsPath}/1`)).body
    await omar.post(`/trash/${id}/restore`)
    expect(await priceIn('ar')).toBe('1250.50')
  })
})

describe('a price that cannot be', () => {
  test.each(['-1', '1.999', '1000000000', 'a lot', '9'.repeat(40)])(
    '%s is refused',
    async (price) => {
      const world = await shop('SQLite')
      await expectRefused(world, () => world.save({ title: 'Pump', price }), [
        400,
        wrong,
        ['price'],
      ])
    },
  )

  test.each(['posts', 'business'])('is one in %s', async (section) => {
    const world: Newsroom = await newsroom('SQLite')
    const form = { title: 'Opening in Hama', price: '5' }
    const path = `/sections/${section}/keys/articles/articles/en`
    const call = () => world.omar.post(path, { form })
    await expectRefused(world, call, [400, 'Unknown field.', ['price']])
  })
})
