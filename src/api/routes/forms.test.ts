import { describe, expect, test } from 'vitest'
import { today } from '../../../tests/support/cast.ts'
import { newsroom, saveSection } from '../../../tests/support/newsroom.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { formPresets } from '../../domain/forms/form.ts'

const appointment = {
  id: 1,
  open: true,
  order: ['nameof01', 'phoneof1', 'dayasked', 'timeof01', 'message1'],
  created_at: today.toISOString(),
  updated_at: today.toISOString(),
  revision: 1,
}

async function withAppointments(engine: EngineName) {
  const world = await newsroom(engine)
  const { status, body } = await world.omar.post('/forms', { json: { preset: 'appointment' } })
  expect([status, body.message]).toEqual([201, 'The form was created.'])
  const save = (json: object) => world.omar.post('/forms/1', { json })
  return { ...world, form: body.form, save }
}

const line = { kind: 'line', required: false, role: null }

describe.each(engines)('forms on %s', (engine) => {
  test('begin as a preset, whole in both languages, and are offered at once', async () => {
    const { form, visitor, omar } = await withAppointments(engine)
    expect(form).toMatchObject(appointment)
    const { body } = await visitor.get('/public/forms/1/ar')
    expect(body.form).toMatchObject({ id: 1, revision: 1, title: 'حجز موعد', button: 'طلب موعد' })
    expect(body.form.fields[3]).toMatchObject({ kind: 'choice', label: 'الوقت المفضّل' })
    const fields = { addednow: line }
    const more = await omar.post('/forms', { json: { preset: 'appointment', fields } })
    expect(more.body.form.order).toEqual([...appointment.order, 'addednow'])
    await omar.delete('/forms/2')
    for (const preset of formPresets) await omar.post('/forms', { json: { preset } })
    const { body: all } = await omar.get('/forms')
    const missing = all.forms.map((one: { missing: object }) => Object.keys(one.missing).length)
    expect(missing).toEqual([0, 0, 0, 0, 0, 2, 0])
    expect(all.forms.at(-1)).toMatchObject({
      id: 1,
      title: { en: 'Book an appointment', ar: 'حجز موعد' },
      open: true,
      messages: 0,
      changed: { by: { name: 'Omar' } },
    })
  })

  test('FORM-7 are not offered where a text is missing, which is counted, or while closed', async () => {
    const { omar, save, visitor } = await withAppointments(engine)
    const offered = async () =>
      Promise.all(
        ['en', 'ar'].map(async (language) => {
          const { status } = await visitor.get(`/public/forms/1/${language}`)
          const sent = { language, answers: {} }
          const { status: answer } = await visitor.post('/forms/1/send', { json: sent })
          return [status, answer]
        }),
      )
    const yes = [200, 400]
    const no = [404, 404]
    expect(await offered()).toEqual([yes, yes])
    const texts = { 'label:phoneof1': { ar: '' }, 'option:morning1': { ar: '' } }
    expect((await save({ texts })).status).toBe(200)
    expect(await offered()).toEqual([yes, no])
    expect((await omar.get('/forms')).body.forms[0].missing).toEqual({ ar: 2 })
    await save({ open: false })
    expect(await offered()).toEqual([no, no])
  })

  test('FORM-7 leave no block on pages of a language that lacks one of their texts', async () => {
    const { omar, save, visitor } = await withAppointments(engine)
    const title = { en: 'Visit us', ar: 'زورونا' }
    const blocks = { bookhere: { kind: 'form', form: 1 }, nowhere1: { kind: 'form', form: 9 } }
    const texts = { 'heading:bookhere': { en: 'Book', ar: 'احجز' } }
    const slug = { en: 'visit', ar: 'visit' }
    await omar.post('/pages', { json: { status: 'published', title, slug, blocks, texts } })
    const blocksIn = async (language: string) =>
      (await visitor.get(`/public/pages/${language}/visit`)).body.page.blocks
    const shown = { id: 'bookhere', kind: 'form', form: 1 }
    expect(await blocksIn('ar')).toEqual([{ ...shown, texts: { heading: 'احجز' } }])
    await save({ texts: { 'label:phoneof1': { ar: '' } } })
    expect(await blocksIn('ar')).toEqual([])
    expect(await blocksIn('en')).toEqual([{ ...shown, texts: { heading: 'Book' } }])
  })

  test('FORM-13 keep what two change in other places, and tell of the same text', async () => {
    const { omar, layla, save } = await withAppointments(engine)
    const base_revision = 1
    await save({ texts: { 'label:phoneof1': { en: 'Mobile' } }, base_revision })
    const order = ['phoneof1', 'nameof01', 'dayasked', 'timeof01', 'message1']
    const fields = { addednow: line }
    const others = { 'label:phoneof1': { ar: 'الجوّال' }, 'label:addednow': { en: 'City' } }
    const json = { fields, order: [...order, 'addednow'], texts: others, base_revision }
    expect((await layla.post('/forms/1', { json })).status).toBe(200)
    const { body } = await omar.get('/forms/1')
    expect(body.form.order).toEqual([...order, 'addednow'])
    expect([body.form.texts.en['label:phoneof1'], body.form.texts.ar['label:phoneof1']]).toEqual([
      'Mobile',
      'الجوّال',
    ])
    const late = await layla.post('/forms/1', {
      json: { texts: { 'label:phoneof1': { en: 'Phone number' } }, base_revision },
    })
    expect([late.status, late.body.conflicts]).toMatchObject([
      409,
      [{ name: 'label:phoneof1.en', mine: 'Phone number', theirs: 'Mobile' }],
    ])
    expect(late.body.document).toMatchObject({
      id: 1,
      texts: { en: { 'label:phoneof1': 'Mobile' } },
    })
  })

  test('have a history, and come back from the trash under their number', async () => {
    const { omar, save } = await withAppointments(engine)
    await save({ fields: { message1: null } })
    await omar.post('/forms/1/history/1/restore')
    expect((await omar.get('/forms/1')).body.form.order).toEqual(appointment.order)
    const { body } = await omar.delete('/forms/1')
    expect((await omar.get('/forms/1')).status).toBe(404)
    const { body: trash } = await omar.get('/trash?kind=form')
    expect(trash.removed[0]).toMatchObject({ kind: 'form', subject: '1' })
    expect(trash.removed[0].names).toContainEqual({ language: 'en', name: 'Book an appointment' })
    await omar.post(`/trash/${body.trash_id}/restore`)
    const back = (await omar.get('/forms/1')).body.form
    expect(back).toMatchObject({ order: appointment.order, revision: 5 })
  })

  test('FORM-14 FORM-15 name the pages that show them, those of products too', async () => {
    const { omar, save } = await withAppointments(engine)
    const blocks = { bookhere: { kind: 'form', form: 1 } }
    await omar.post('/pages', { json: { title: { en: 'Visit us' }, blocks } })
    await saveSection(omar, 'contactUs', { shown_form: 1 })
    await save({ shown_on: 'products' })
    const { body } = await omar.get('/forms/1/links')
    expect(body.links).toEqual([
      { kind: 'contact' },
      { kind: 'products' },
      { kind: 'page', id: 2, title: { en: 'Visit us' } },
    ])
    expect((await omar.get('/forms/2/links')).status).toBe(404)
  })
})

test('there are at most 50 forms', async () => {
  const { omar } = await withAppointments('SQLite')
  for (let number = 2; number <= 50; number++) await omar.post('/forms', { json: {} })
  const { status, body } = await omar.post('/forms', { json: {} })
  expect([status, body.fields]).toEqual([400, { title: 'The site has at most 50 forms.' }])
})
