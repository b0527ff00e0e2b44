import { describe, expect, test } from 'vitest'
import { articlesPath } from '../../../tests/support/api.ts'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { saveSection } from '../../../tests/support/newsroom.ts'
import { withAuthenticator } from '../../../tests/support/factors.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'
import { firstSteps } from '../../domain/sections/overview.ts'

async function filled(engine: EngineName) {
  const world = await archive(engine)
  const { layla, storage } = world
  await layla.post(`${postsPath}/en`, { form: openingInHama.en })
  await saveSection(layla, 'identity', { company_name: { en: 'Naoura' } })
  await saveSection(layla, 'contactUs', contactOf('water@naoura.example'))
  await storage.demo.remember()
  return {
    ...world,
    done: async () => {
      const { start } = (await layla.get('/overview')).body
      return firstSteps.filter((name) => start[name])
    },
  }
}

const contactOf = (value: string) => ({ contacts: [{ type: 'email', value }] })

describe.each(engines)('NEW-4 the first steps on %s', (engine) => {
  test('tick themselves once they are true, and no longer when they are not', async () => {
    const { layla, omar, done } = await filled(engine)
    const given = ['password', 'colleague'] as const
    expect(await done()).toEqual(given)

    const { trash_ids: ids } = (await layla.post('/start-as', { json: { kind: 'clinic' } })).body
    expect(await done()).toEqual(['kind', ...given])
    await layla.post('/trash/restore-multiple', { json: { ids } })
    expect(await done()).toEqual(given)
    await layla.post('/start-as', { json: { kind: 'clinic' } })

    await saveSection(layla, 'identity', { kind: 'MedicalClinic', founded: 1998 })
    expect(await done(), 'its name is still the demo’s').toEqual(['kind', ...given])
    await saveSection(layla, 'identity', { company_name: { en: 'Yasmin' } })
    expect(await done()).toEqual(['kind', 'identity', ...given])
    await saveSection(layla, 'look', { brand: '#7a1f3d' })
    expect(await done()).toEqual(['kind', 'identity', 'look', ...given])
    await saveSection(omar, 'contactUs', contactOf('ask@yasmin.example'))
    expect(await done()).toEqual(['kind', 'identity', 'look', 'contact', ...given])
    await omar.post(`${articlesPath('business')}/en`, { form: openingInHama.en })
    expect(await done()).toEqual(['kind', 'identity', 'look', 'contact', 'content', ...given])

    const { pages } = (await layla.get('/pages')).body
    const [first, ...others] = pages.slice(1)
    await omar.post(`/pages/${first.id}`, { json: { status: 'published' } })
    expect(await done()).not.toContain('pages')
    for (const { id, revision } of others)
      await omar.delete(`/pages/${id}`, { json: { base_revision: revision } })
    expect(await done()).not.toContain('pages')
    const own = { en: '<p>We build wheels.</p>', ar: '<p>نبني النواعير.</p>' }
    const texts = { 'body:opening1': own, 'body:howwedo1': own }
    await omar.post(`/pages/${first.id}`, { json: { texts } })
    expect(await done()).toEqual(firstSteps.filter((name) => name !== 'secondFactor'))
    await withAuthenticator(layla)
    expect(await done()).toEqual(firstSteps)
  })

  test('do not count what the demo, or nobody, has written', async () => {
    const { layla, done } = await filled(engine)
    await layla.post('/start-empty')
    expect(await done()).toEqual(['kind', 'password', 'colleague'])
    await saveSection(layla, 'contactUs', { section_title: { en: 'Write to us' } })
    expect(await done()).not.toContain('contact')
  })

  test('do not count the password while anybody has the first one', async () => {
    const { storage, done } = await filled(engine)
    await openedDatabase(storage.place).write('product', (trx) =>
      trx
        .updateTable('users')
        .set({ password_is_initial: 1 })
        .where('id', '=', castIds.Omar)
        .execute(),
    )
    expect(await done()).toEqual(['colleague'])
  })

  test('count no second factor until every administrator who can sign in has one', async () => {
    const { layla, storage, done } = await filled(engine)
    await withAuthenticator(layla)
    expect(await done()).toContain('secondFactor')
    await layla.post(`/users/${castIds.Omar}`, { form: { role_id: '1' } })
    expect(await done()).not.toContain('secondFactor')
    await storage.users.change(castIds.Omar, { status: 'inactive' }, byLayla())
    expect(await done()).toContain('secondFactor')
  })

  test('do not count the demo’s content as one’s own while any of it is there', async () => {
    const { omar, done } = await filled(engine)
    await omar.post(`${postsPath}/en`, { form: { title: 'Ours', content: '<p>Ours</p>' } })
    expect(await done()).not.toContain('content')
    await omar.post(`${postsPath}/en/1`, { form: { title: 'Ours, too' } })
    expect(await done()).toContain('content')
  })
})
