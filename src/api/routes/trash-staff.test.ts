import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import { archive, done, postsPath } from '../../../tests/support/archive.ts'
import { byLayla, hoursLater } from '../../../tests/support/cast.ts'
import { french, picture, saveSection } from '../../../tests/support/newsroom.ts'
import { sweepTwice } from '../../../tests/support/pictures.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { engines } from '../../../tests/support/storages.ts'

describe.each(engines)('Layla, bringing users and languages back on %s,', (engine) => {
  test('is the only one to see them, and never their passwords', async () => {
    const { layla, omar, storage, trash, restoreFromTrash, rows } = await archive(engine)
    const { id } = await storage.languages.add(french, byLayla())
    await layla.delete(`/languages/${id}`)
    await layla.delete(`/users/${castIds.Nour}`)
    expect(await trash()).toEqual([])
    const { text, body } = await layla.get('/trash')
    expect(text).not.toMatch(/argon|password|hash/i)
    expect(body.removed).toMatchObject([
      {
        kind: 'user',
        subject: String(castIds.Nour),
        action: 'delete',
        names: [{ language: null, name: 'Nour' }],
        fields: [],
        removed_by: { id: castIds.Layla, name: 'Layla' },
      },
      {
        kind: 'language',
        subject: String(id),
        names: [{ language: null, name: 'Français' }],
      },
    ])
    const before = await rows()
    for (const { id: removed } of body.removed) {
      expect((await restoreFromTrash(removed, omar)).status).toBe(404)
    }
    expect(await rows()).toEqual(before)
  })

  test('has a user back as he was, but not signed in', async () => {
    const { layla, omar, signedInAs, undo } = await archive(engine)
    const before = (await layla.get('/users')).body
    await layla.delete(`/users/${castIds.Omar}`)
    expect((await undo(layla)).body).toEqual(done)
    expect((await layla.get('/users')).body).toEqual(before)
    expect((await omar.get('/languages')).status).toBe(401)
    expect((await (await signedInAs('Omar')).get('/languages')).status).toBe(200)
    expect((await undo(layla)).status).toBe(404)
  })

  test('has a user back with his picture', async () => {
    const { layla, clock, storage, undo, isServed } = await archive(engine)
    const form = formOf({ avatar: await picture() })
    const { user } = (await layla.post(`/users/${castIds.Omar}`, { form })).body
    await layla.delete(`/users/${castIds.Omar}`)
    clock.now = hoursLater(7)
    await sweepTwice(storage, clock.now)
    await undo(layla)
    const { data } = (await layla.get('/users')).body
    expect(data[1].avatar).toBe(user.avatar)
    await sweepTwice(storage, hoursLater(24))
    expect(await isServed(user.avatar)).toBe(true)
  })

  test('cannot have a user back whose email is taken', async () => {
    const { layla, undo, trash } = await archive(engine)
    await layla.delete(`/users/${castIds.Omar}`)
    await layla.post(`/users/${castIds.Nour}`, { form: { email: 'OMAR@naoura.example' } })
    const before = (await layla.get('/users')).body
    const { status, body } = await undo(layla)
    expect([status, body.error]).toEqual([409, 'This email is already in use.'])
    expect((await layla.get('/users')).body).toEqual(before)
    expect(await trash(layla)).toHaveLength(1)
    await layla.post(`/users/${castIds.Nour}`, { form: { email: 'nour@naoura.example' } })
    expect((await undo(layla)).status).toBe(200)
  })

  test('has a language back with its texts', async () => {
    const { layla, visitor, openInHama, undo, watched } = await archive(engine)
    await openInHama()
    await saveSection(layla, 'aboutUs', { section_title: { fr: 'Nous' } })
    const before = (await layla.get('/languages')).body
    await layla.delete('/languages/3')
    expect((await visitor.get(`${postsPath}/fr`)).status).toBe(404)
    await watched.forget()
    expect((await undo(layla)).status).toBe(200)
    expect(await watched.told()).toBe(1)
    expect((await layla.get('/languages')).body).toEqual(before)
    expect((await visitor.get(`${postsPath}/fr/1`)).body.article.title).toBe('Ouverture à Hama')
    expect((await visitor.get('/sections/aboutUs/content/fr')).body.content.section_title).toBe(
      'Nous',
    )
  })

  test('cannot have a language back whose code is taken', async () => {
    const { layla, undo, trash } = await archive(engine)
    await layla.delete('/languages/2')
    const { body: again } = await layla.post('/languages', { json: { name: 'Arabic', code: 'ar' } })
    const { status, body } = await undo(layla)
    expect([status, body.error]).toEqual([409, 'This language code is already in use.'])
    expect((await layla.get('/languages')).body).toHaveLength(2)
    expect(await trash(layla)).toHaveLength(1)
    await layla.delete(`/languages/${again.language.id}`)
    expect((await undo(layla)).status).toBe(200)
    expect((await undo(layla)).status).toBe(409)
  })

  test('loses the texts of a language only with the last that had its code', async () => {
    const { layla, clock, storage, openInHama, rows, signedInAs } = await archive(engine)
    await openInHama()
    await saveSection(layla, 'aboutUs', { section_title: { fr: 'Nous' } })
    const frenchTexts = (found: Record<string, string[]>) =>
      [found.article_texts, found.section_texts].map(
        (texts = []) => texts.filter((row) => row.includes('"fr"')).length,
      )
    await layla.delete('/languages/3')
    await layla.post('/languages', { json: { name: 'Français', code: 'fr' } })
    const month = hoursLater(24 * 30 + 1)
    await storage.trash.purge(month)
    expect(frenchTexts(await rows())).toEqual([1, 1])

    clock.now = month
    await (await signedInAs('Layla')).delete('/languages/4')
    await storage.trash.purge(hoursLater(24 * 30 + 2))
    expect(frenchTexts(await rows())).toEqual([1, 1])
    await storage.trash.purge(hoursLater(24 * 60 + 2))
    expect(frenchTexts(await rows())).toEqual([0, 0])
  })
})
