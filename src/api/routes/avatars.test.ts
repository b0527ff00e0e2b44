import { describe, expect, test } from 'vitest'
import type { Caller } from '../../../tests/support/api.ts'
import { openedLibraryRoom } from '../../../tests/support/library.ts'
import { castIds, rima } from '../../../tests/support/staff.ts'
import { engines } from '../../../tests/support/storages.ts'

describe.each(engines)('An avatar of the library, on %s', (engine) => {
  test('MED-7 Omar replaces his own avatar with it, and nobody else’s', async () => {
    const { layla, omar, read, upload } = await openedLibraryRoom(engine)
    const [id, other] = [await upload(), await upload('other.jpg')]
    const choose = (caller: Caller, avatar: string) =>
      caller.call('PATCH', '/account', { form: { avatar_media: avatar } })
    await choose(omar, id)
    expect((await omar.post(`/media/${id}/replace`, { json: { by: other } })).status).toBe(200)
    expect((await omar.get('/account')).body.user.avatar).toContain(other)
    await choose(layla, other)
    expect((await omar.post(`/media/${other}/replace`, { json: { by: id } })).status).toBe(403)
    expect((await read(other)).uses).toHaveLength(2)
    expect((await omar.delete(`/media/${other}`)).status).toBe(409)
  })

  test('MED-6 an avatar of the library stays with a user who was deleted and comes back', async () => {
    const { layla, omar, upload } = await openedLibraryRoom(engine)
    const id = await upload()
    const path = `/users/${castIds.Nour}`
    const { body } = await layla.post(path, { form: { avatar_media: id } })
    expect(body.user.avatar).toContain(id)
    const { trash_id: trashId } = (await layla.delete(path)).body
    expect((await omar.delete(`/media/${id}`)).status).toBe(200)
    await layla.post(`/trash/${trashId}/restore`)
    const { data } = (await layla.get('/users?q=Nour')).body
    expect(data).toMatchObject([{ avatar: body.user.avatar }])
  })

  test('MED-4 an avatar is one of the library, a file or a preset, never two at once', async () => {
    const { layla, upload } = await openedLibraryRoom(engine)
    const avatar_media = await upload()
    const { body: added } = await layla.post('/users', { form: { ...rima, avatar_media } })
    expect(added.user.avatar).toContain(avatar_media)
    const refused = async (form: Record<string, string>) => {
      const { status, body } = await layla.call('PATCH', '/account', { form })
      return [status, Object.keys(body.fields)]
    }
    expect(await refused({ avatar_media, avatar: '' })).toEqual([400, ['avatar_media']])
    expect(await refused({ avatar_media: '0'.repeat(32) })).toEqual([400, ['avatar_media']])
  })

  test('MED-4 one that was deleted between choosing and saving is refused, as a cover is', async () => {
    const { layla, upload, saveArticle, article } = await openedLibraryRoom(engine)
    const id = await article({})
    const media = await upload()
    await layla.delete(`/media/${media}`)
    const asCover = await saveArticle(id, { image_media: media })
    const asAvatar = await layla.call('PATCH', '/account', { form: { avatar_media: media } })
    const asAnothers = await layla.post('/users', { form: { ...rima, avatar_media: media } })
    const refusal = 'This picture is not in the library.'
    expect(asCover.body.fields).toEqual({ image_media: refusal })
    for (const { status, body } of [asAvatar, asAnothers]) {
      expect([status, body.fields]).toEqual([400, { avatar_media: refusal }])
    }
  })
})
