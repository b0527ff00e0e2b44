import { describe, expect, test } from 'vitest'
import { archive } from '../../../tests/support/archive.ts'
import { formOf } from '../../../tests/support/api.ts'
import { newsroom, readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

const hama = 'hama0000'
const homs = 'homs0000'
const ids = [hama, homs]
const name = {
  [hama]: { en: 'Hama branch', ar: 'فرع حماة' },
  [homs]: { en: 'Homs branch' },
}
const address = {
  [hama]: { en: '12 Norias Street', ar: 'شارع النواعير 12' },
  [homs]: { en: 'Clock Square', ar: 'ساحة الساعة' },
}
const hours = { sunday: [{ opens: '08:00', closes: '14:00' }] }
const two = {
  branches: ids,
  branch_phone: { [hama]: '+963 33 555 0142', [homs]: '+963 31 555 0199' },
  branch_whatsapp: { [hama]: '+963 944 555 142' },
  branch_email: { [homs]: 'homs@orontes.example' },
  branch_coordinates: { [hama]: { lat: 35.1318, lng: 36.7578 } },
  branch_hours: { [hama]: hours },
  branch_name: name,
  branch_address: address,
  branch_note: { [homs]: { en: 'Second floor', ar: 'الطابق الثاني' } },
}
const stale = { base_revision: '1' }

describe.each(engines)('Omar, writing branches on %s,', (engine) => {
  test('reads what he saved, and loses the values of one that he removes until it is restored', async () => {
    const { omar, storage } = await newsroom(engine)
    const { status, body } = await saveSection(omar, 'contactUs', two)
    expect([status, body.content]).toMatchObject([200, two])
    await saveSection(omar, 'contactUs', { branches: [homs] })
    const rest = await readSection(omar, 'contactUs')
    expect(rest).toMatchObject({ branches: [homs], branch_name: { [homs]: name[homs] } })
    expect(Object.keys({ ...rest.branch_name, ...rest.branch_phone })).toEqual([homs])
    await omar.post('/sections/contactUs/history/1/restore')
    expect(await readSection(omar, 'contactUs')).toMatchObject(two)
    expect((await storage.sections.get('contactUs')).settings.branches).toEqual(ids)
  })

  test('shows visitors no branch without a name or an address in their language (FRM-21)', async () => {
    const { omar, visitor } = await newsroom(engine)
    await saveSection(omar, 'contactUs', two)
    const branchesIn = async (language: string) =>
      (await visitor.get(`/sections/contactUs/content/${language}`)).body.content.branches
    expect(await branchesIn('en')).toMatchObject([{ name: 'Hama branch' }, { id: homs }])
    const closed = { friday: [], saturday: [] }
    expect(await branchesIn('ar')).toEqual([
      {
        id: hama,
        name: 'فرع حماة',
        address: 'شارع النواعير 12',
        note: '',
        phone: '+963 33 555 0142',
        whatsapp: '+963 944 555 142',
        email: '',
        map_coordinates: { lat: 35.1318, lng: 36.7578 },
        hours: expect.objectContaining({ ...hours, ...closed }),
      },
    ])
    const { content } = (await visitor.get('/sections/contactUs/content/en')).body
    expect(content).not.toHaveProperty('branch_name')
  })

  test('keeps his work beside that on another branch, and is asked about the same value (FRM-21)', async () => {
    const { layla, omar } = await newsroom(engine)
    await saveSection(omar, 'contactUs', two)
    const hers = {
      branches: [...ids, 'tartus00'],
      branch_name: { [hama]: { ar: 'حماة' }, tartus00: { en: 'Tartus' } },
      branch_phone: { [hama]: '+963 33 555 0143' },
    }
    await saveSection(layla, 'contactUs', hers, stale)
    const his = {
      branches: ['idlib000', ...ids],
      branch_name: { [homs]: { ar: 'فرع حمص' } },
      branch_email: { [hama]: 'hama@orontes.example' },
    }
    const { status, body } = await saveSection(omar, 'contactUs', his, stale)
    expect([status, body.content]).toMatchObject([
      200,
      {
        branches: ['idlib000', ...ids, 'tartus00'],
        branch_name: { [hama]: { ar: 'حماة' }, [homs]: { ar: 'فرع حمص' } },
        branch_phone: hers.branch_phone,
        branch_email: { ...two.branch_email, ...his.branch_email },
      },
    ])
    const same = { branch_name: { [hama]: { ar: 'مركز حماة' } } }
    const refused = await saveSection(omar, 'contactUs', same, stale)
    expect([refused.status, refused.body.conflicts]).toMatchObject([
      409,
      [{ field: `branch_name:${hama}`, language: 'ar', mine: 'مركز حماة', theirs: 'حماة' }],
    ])
  })

  test('and Layla cannot move the same branches in two ways', async () => {
    const { layla, omar } = await newsroom(engine)
    const three = [...ids, 'tartus00']
    await saveSection(omar, 'contactUs', { branches: three })
    await saveSection(layla, 'contactUs', { branches: [homs, hama, 'tartus00'] }, stale)
    const moved = { branches: ['tartus00', hama, homs] }
    const { status, body } = await saveSection(omar, 'contactUs', moved, stale)
    expect([status, body.conflicts]).toMatchObject([
      409,
      [{ field: 'branches', mine: moved.branches, theirs: [homs, hama, 'tartus00'] }],
    ])
  })

  test('sees on the board which name is missing, and gets it back from a translator', async () => {
    const { omar } = await archive(engine)
    await saveSection(omar, 'contactUs', two)
    const { documents } = (await omar.get('/coverage/documents?limit=100&state=incomplete&in=ar'))
      .body
    expect(documents).toMatchObject([{ subject: 'contactUs' }])
    const file = (await omar.get('/translations?from=en&to=ar')).text
    const translated = file
      .replace('state="initial"', 'state="translated"')
      .replace(
        '<source>Homs branch</source>',
        '<source>Homs branch</source><target>فرع حمص</target>',
      )
    const form = formOf({ file: new File([translated], 'en-ar.xlf'), dry_run: 'false' })
    expect((await omar.post('/translations', { form })).body.texts).toMatchObject([
      { field: `branch_name:${homs}`, outcome: 'new' },
    ])
    const { branch_name: names } = await readSection(omar, 'contactUs')
    expect(names[homs]).toEqual({ en: 'Homs branch', ar: 'فرع حمص' })
  })

  test('finds texts of branches under the new code of their language', async () => {
    const { layla } = await newsroom(engine)
    await saveSection(layla, 'contactUs', two)
    await layla.call('PATCH', '/languages/2', { json: { code: 'ar-sy' } })
    const { branch_address: addresses } = await readSection(layla, 'contactUs')
    expect(addresses[homs]).toEqual({ en: 'Clock Square', 'ar-sy': 'ساحة الساعة' })
  })
})

const many = Array.from({ length: 13 }, (_, index) => `branch${String(index).padStart(2, '0')}`)

test.each([
  [{ branches: many }, 'branches', messages.itemsTooMany],
  [{ branches: [hama, hama] }, 'branches', messages.invalidInput],
  [{ branches: ['Hama'] }, 'branches.0', messages.invalidInput],
  [{ branch_phone: { [hama]: 'call us' } }, `branch_phone.${hama}`, messages.phoneInvalid],
  [{ branch_whatsapp: { [hama]: '033 555' } }, `branch_whatsapp.${hama}`, messages.whatsappCountry],
  [{ branch_email: { [hama]: 'hama' } }, `branch_email.${hama}`, messages.emailInvalid],
  [
    { branch_coordinates: { [hama]: { lat: 91, lng: 0 } } },
    `branch_coordinates.${hama}.lat`,
    messages.coordinatesInvalid,
  ],
  [
    { branch_hours: { [hama]: { sunday: [{ opens: '14:00', closes: '08:00' }] } } },
    `branch_hours.${hama}.sunday.0.closes`,
    messages.hoursEndFirst,
  ],
  [
    { branch_name: { [hama]: { en: 'H'.repeat(101) } } },
    `branch_name.${hama}.en`,
    messages.tooLong,
  ],
  [
    { branch_note: { [hama]: { fr: 'Étage' } } },
    `branch_note:${hama}.fr`,
    messages.languageUnknown,
  ],
])('a branch does not take %j', async (content, field, sentence) => {
  const { layla } = await newsroom('SQLite')
  const { status, body } = await saveSection(layla, 'contactUs', content)
  expect([status, body.fields]).toEqual([400, { [field]: sentence }])
})

test('two who add branches together cannot add more than there is room for', async () => {
  const { layla } = await newsroom('SQLite')
  const base = { base_revision: '0' }
  await saveSection(layla, 'contactUs', { branches: many.slice(0, 7) }, base)
  const others = { branches: many.slice(7, 13) }
  const { status, body } = await saveSection(layla, 'contactUs', others, base)
  expect([status, body.fields]).toEqual([400, { branches: messages.itemsTooMany }])
})
