import { describe, expect, test } from 'vitest'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import type { Caller } from '../../../tests/support/api.ts'
import { glassworks, openingInHama, rimasMessage } from '../../../tests/support/cast.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { engines } from '../../../tests/support/storages.ts'

const cardsPath = '/sections/partners/keys/cards/cards'

/** Each kind is removed by one call, whose answer has to name its trash entry. */
const removals: Record<string, (layla: Caller) => Promise<{ body: object }>> = {
  'article delete': (layla) => layla.delete(`${postsPath}/1`),
  'article empty': (layla) => layla.post(`${postsPath}/ar/1`, { form: { title: '', content: '' } }),
  'card delete': (layla) => layla.delete(`${cardsPath}/1`),
  'card empty': (layla) =>
    layla.post(`${cardsPath}/1?lang=en`, {
      form: { name: '', description: '', phone_number: '', contacts: '{}' },
    }),
  'section reset': (layla) => layla.post('/sections/aboutUs/reset'),
  'language delete': (layla) => layla.delete('/languages/3'),
  'user delete': (layla) => layla.delete(`/users/${castIds.Omar}`),
  'message delete': (layla) => layla.delete('/messages/1'),
}

describe.each(engines)('Layla, removing on %s,', (engine) => {
  test.each(Object.entries(removals))(
    '%s: is told the trash entry it made',
    async (what, remove) => {
      const { layla, trash } = await filled(engine)
      const { body } = await remove(layla)
      const [{ id, kind, action } = { id: 0 }] = await trash(layla)
      expect(`${kind} ${action}`).toBe(what)
      expect(body).toMatchObject({ trash_id: id })
    },
  )

  test('several messages or users: is told all entries', async () => {
    const { layla, trash } = await filled(engine)
    const inbox = await layla.post('/messages/delete-multiple', { json: { ids: [2, 1] } })
    expect(inbox.body.trash_ids).toEqual((await trash(layla)).map(({ id }) => id).toReversed())
    const ids = [castIds.Omar, castIds.Nour]
    const users = await layla.post('/users/delete-multiple', { json: { ids } })
    expect(users.body.trash_ids).toHaveLength(2)
    await layla.post('/trash/restore-multiple', { json: { ids: users.body.trash_ids } })
    expect((await layla.get('/users')).body.total).toBe(3)
  })

  test('nothing: is told that there is no entry', async () => {
    const { layla } = await filled(engine)
    await layla.post('/sections/aboutUs/reset')
    const [again, saved] = [
      await layla.post('/sections/aboutUs/reset'),
      await layla.post(`${postsPath}/ar/1`, { form: { title: 'افتتاح' } }),
    ]
    expect([again.body.trash_id, saved.body.trash_id]).toEqual([null, null])
  })

  test('brings a deleted article back without what had been emptied before', async () => {
    const { layla, article, restoreFromTrash, trash } = await filled(engine)
    await layla.post(`${postsPath}/ar/1`, { form: { title: '', content: '' } })
    const { trash_id: entry } = (await layla.delete(`${postsPath}/1`)).body
    await restoreFromTrash(entry)
    expect((await article()).texts).toMatchObject({
      en: openingInHama.en,
      ar: { title: '', content: '' },
    })
    expect(await trash(layla)).toMatchObject([{ kind: 'article', action: 'empty' }])
  })
})

async function filled(engine: (typeof engines)[number]) {
  const world = await archive(engine)
  await world.openInHama()
  await world.layla.post(`${cardsPath}?lang=en`, { form: glassworks })
  await world.layla.post('/sections/aboutUs/content', {
    form: { content: '{"section_title":{"en":"About us"}}' },
  })
  for (const name of ['Rima', 'Sami']) {
    await world.storage.messages.add({ ...rimasMessage, name, language: 'en' }, world.clock.now)
  }
  return world
}
