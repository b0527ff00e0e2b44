import { describe, expect, test } from 'vitest'
import { newsroom } from '../../../tests/support/newsroom.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'

const sales = { kind: 'address', email: 'sales@naoura.example' }
const omarHimself = { kind: 'user', id: castIds.Omar }
const settings = {
  recipients: [omarHimself],
  route_field: 'timeof01',
  routes: { morning1: [sales] },
  keep_days: 30,
  copy: true,
}
const standard = { recipients: [], route_field: null, routes: {}, keep_days: 90, copy: false }
const none = { route_field: null, routes: {} }

async function opened(engine: EngineName) {
  const world = await newsroom(engine)
  const { layla, omar } = world
  const setAddresses = (...emails: string[]) =>
    layla.post('/inbox/recipients', {
      json: { recipients: emails.map((email) => ({ email, language: 'en' })) },
    })
  await setAddresses(sales.email)
  await omar.post('/forms', { json: { preset: 'appointment' } })
  const change = (who: typeof layla, json: object) => who.post('/forms/1', { json })
  const refusal = async (json: object) => {
    const { status, body } = await change(layla, json)
    return [status, ...Object.keys(body.fields ?? {})]
  }
  return {
    ...world,
    setAddresses,
    change,
    refusal,
    form: async () => (await omar.get('/forms/1')).body.form,
  }
}

describe.each(engines)('the settings of a form on %s', (engine) => {
  test('FORM-11 are changed by administrators alone, save for the guard', async () => {
    const { change, form, layla, omar } = await opened(engine)
    for (const [name, value] of Object.entries(settings)) {
      const json = { title: { en: 'Visit' }, [name]: value }
      expect([name, (await change(omar, json)).status]).toEqual([name, 403])
      const created = await omar.post('/forms', { json: { preset: 'job', [name]: value } })
      expect([name, created.status]).toEqual([name, 403])
    }
    expect((await change(omar, { keep_days: null })).status).toBe(403)
    expect(await form()).toMatchObject({ ...standard, guard: 'usual', revision: 1 })
    expect((await omar.get('/forms')).body.forms).toHaveLength(1)
    expect((await change(omar, { guard: 'strict' })).body.form.guard).toBe('strict')
    expect((await change(layla, settings)).body.form).toMatchObject({ ...settings, revision: 3 })
    expect(await form()).toMatchObject({ ...settings, guard: 'strict' })
  })

  test('begin with the term of the preset', async () => {
    const { omar } = await opened(engine)
    const kept = ['job', 'admission', 'appointment', 'contact', 'blank'].map(async (preset) => {
      const { body } = await omar.post('/forms', { json: { preset } })
      return body.form.keep_days
    })
    expect(await Promise.all(kept)).toEqual([180, 365, 90, null, null])
  })

  test('FORM-13 keep what two change in other places, and tell of the same', async () => {
    const { change, form, layla } = await opened(engine)
    await change(layla, { keep_days: 10, base_revision: 1 })
    expect((await change(layla, { copy: true, base_revision: 1 })).status).toBe(200)
    const late = await change(layla, { keep_days: 20, base_revision: 1 })
    expect([late.status, late.body.conflicts]).toMatchObject([
      409,
      [{ name: 'keep_days', mine: 20, theirs: 10 }],
    ])
    expect(await form()).toMatchObject({ keep_days: 10, copy: true })
  })

  test('FORM-11 stay as they are when an editor restores what was before', async () => {
    const { change, form, layla, omar } = await opened(engine)
    await change(layla, { ...settings, title: { en: 'Visit' }, guard: 'strict' })
    await omar.post('/forms/1/history/1/restore')
    const restored = await form()
    expect(restored).toMatchObject({ ...settings, guard: 'usual' })
    expect(restored.texts.en.title).toBe('Book an appointment')
    await layla.post('/forms/1/history/1/restore')
    expect(await form()).toMatchObject(standard)
  })

  test('come back from the trash', async () => {
    const { change, form, layla, omar } = await opened(engine)
    await change(layla, { ...settings, guard: 'strict' })
    const { body } = await omar.delete('/forms/1')
    await omar.post(`/trash/${body.trash_id}/restore`)
    expect(await form()).toMatchObject({ ...settings, guard: 'strict' })
  })

  test('name users who can sign in, and addresses that are kept', async () => {
    const { change, form, layla, omar, refusal, setAddresses } = await opened(engine)
    const strangers = [
      { kind: 'user', id: 99 },
      { kind: 'user', id: castIds.Nour },
      { kind: 'address', email: 'info@farm.example' },
    ]
    for (const stranger of strangers) {
      expect(await refusal({ recipients: [omarHimself, stranger] })).toEqual([400, 'recipients'])
      expect(await refusal({ ...settings, routes: { morning1: [stranger] } })).toEqual([
        400,
        'routes',
      ])
    }
    await change(layla, settings)
    await setAddresses()
    const later = { routes: { morning1: [sales], evening1: [omarHimself] } }
    expect((await change(layla, later)).status).toBe(200)
    expect((await form()).routes).toEqual(later.routes)
    expect((await omar.get('/inbox/told')).body).toEqual({
      mail: false,
      users: [
        { id: castIds.Layla, name: 'Layla', told: true },
        { id: castIds.Omar, name: 'Omar', told: true },
      ],
      addresses: [],
    })
  })

  test('FORM-10 route by a choice, and outlast an option that is gone for a while', async () => {
    const { change, form, layla, omar, refusal } = await opened(engine)
    for (const wrong of ['nameof01', 'nowhere1']) {
      expect(await refusal({ route_field: wrong })).toEqual([400, 'route_field'])
    }
    const routes = { ...settings.routes, nowhere1: [omarHimself] }
    await change(layla, { ...settings, routes })
    expect((await form()).routes).toEqual(settings.routes)
    const items = [{ id: 'evening1' }]
    const choice = { kind: 'choice', required: true, items }
    expect((await change(omar, { fields: { timeof01: choice } })).status).toBe(200)
    await change(omar, { fields: { timeof01: null } })
    await omar.post('/forms/1/history/2/restore')
    expect(await form()).toMatchObject(settings)
    await change(omar, { fields: { timeof01: choice } })
    await change(layla, { routes: settings.routes })
    expect((await form()).routes).toEqual({})
    await change(layla, none)
    expect(await form()).toMatchObject(none)
  })
})
