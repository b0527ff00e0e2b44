import { describe, expect, test } from 'vitest'
import { archive } from '../../../tests/support/archive.ts'
import { newsroom, readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'
import { weekdays } from '../../domain/contact/opening-hours.ts'
import { organisationKinds, organisationSettings } from '../../domain/contact/organisation.ts'
import { startingPoints } from '../../domain/starting-point/starting-point.ts'

const nothingSet = Object.fromEntries(organisationSettings.map((name) => [name, null]))
const morning = { opens: '08:00', closes: '12:00' }
const evening = { opens: '16:00', closes: '24:00' }
const clinic = {
  kind: 'MedicalClinic',
  founded: 1987,
  hours_sunday: [morning, evening],
  hours_monday: [morning],
}
const texts = {
  legal_name: { en: 'Orontes Clinic LLC', ar: 'شركة عيادة العاصي المحدودة المسؤولية' },
  hours_note: { en: 'Emergencies at any hour.', ar: 'الإسعاف في كلّ وقت.' },
}

describe.each(engines)('Layla, saying what the company is on %s,', (engine) => {
  test('finds nothing said, and saves what is; no other setting is kept (SEO-9)', async () => {
    const { layla, rows } = await newsroom(engine)
    expect(await readSection(layla, 'identity')).toMatchObject(nothingSet)
    const { status, body } = await saveSection(layla, 'identity', { ...clinic, ...texts })
    expect([status, body.content]).toMatchObject([200, { ...nothingSet, ...clinic, ...texts }])
    const standard = { kind: organisationKinds[0], founded: null, hours_sunday: [] }
    await saveSection(layla, 'identity', standard)
    expect(await readSection(layla, 'identity')).toMatchObject({
      ...nothingSet,
      hours_monday: [morning],
    })
    expect((await rows()).section_settings).toHaveLength(1)
  })

  test('may write times as they come to hand', async () => {
    const { layla } = await newsroom(engine)
    await saveSection(layla, 'identity', { hours_friday: [{ opens: '٨:٣٠', closes: '24' }] })
    expect(await readSection(layla, 'identity')).toMatchObject({
      hours_friday: [{ opens: '08:30', closes: '24:00' }],
    })
  })

  test('keeps her hours of Sunday beside those of Monday from another window, and is asked about the same day', async () => {
    const { layla } = await newsroom(engine)
    const base = { base_revision: '0' }
    await saveSection(layla, 'identity', { hours_monday: [morning], founded: 1987 }, base)
    const merged = await saveSection(layla, 'identity', { hours_sunday: [evening] }, base)
    expect(merged.body.content).toMatchObject({
      hours_monday: [morning],
      hours_sunday: [evening],
      founded: 1987,
    })
    const { status, body } = await saveSection(
      layla,
      'identity',
      { hours_monday: [], legal_name: texts.legal_name },
      base,
    )
    expect([status, body.conflicts]).toMatchObject([
      409,
      [{ field: 'hours_monday', language: null, mine: [], theirs: [morning] }],
    ])
  })

  test('has what was said before in the history and, after a reset, in the trash', async () => {
    const { layla, omar, undo } = await archive(engine)
    await saveSection(layla, 'identity', { ...clinic, ...texts })
    await saveSection(layla, 'identity', { kind: 'School', hours_monday: [evening] })
    const history = '/sections/identity/history'
    expect((await layla.get(`${history}/1`)).body.values).toMatchObject(clinic)
    await layla.post(`${history}/1/restore`)
    expect(await readSection(layla, 'identity')).toMatchObject({ ...clinic, ...texts })
    await layla.post('/sections/identity/reset')
    expect(await readSection(layla, 'identity')).toMatchObject(nothingSet)
    expect((await undo(omar)).status).toBe(403)
    await undo(layla)
    expect(await readSection(layla, 'identity')).toMatchObject({ ...clinic, ...texts })
  })

  test('alone may, and lacks nothing that most companies leave blank', async () => {
    const { layla, omar } = await newsroom(engine)
    expect((await saveSection(omar, 'identity', clinic)).status).toBe(403)
    await saveSection(layla, 'identity', { company_name: { en: 'Naoura' }, ...texts })
    const { sections } = (await omar.get('/overview')).body
    expect(sections.identity.en).toEqual({ done: 1, total: 2 })
  })

  test('tells everybody in the API, in their language (SEO-9, SEO-10)', async () => {
    const { layla, visitor } = await newsroom(engine)
    const companyIn = async (language: string) =>
      (await visitor.get(`/public/site/${language}`)).body.company
    expect(await companyIn('ar')).toMatchObject({
      kind: 'Organization',
      legal_name: '',
      founded: null,
      hours: null,
      hours_note: '',
    })
    await saveSection(layla, 'identity', { ...clinic, legal_name: { en: texts.legal_name.en } })
    await saveSection(layla, 'identity', { hours_note: texts.hours_note })
    const closed = Object.fromEntries(weekdays.map((day) => [day, []]))
    expect(await companyIn('ar')).toMatchObject({
      kind: 'MedicalClinic',
      legal_name: texts.legal_name.en,
      founded: 1987,
      hours: { ...closed, sunday: [morning, evening], monday: [morning] },
      hours_note: texts.hours_note.ar,
    })
  })

  test('has the kind of the starting point she chose', async () => {
    const kinds: Record<string, string> = {}
    for (const kind of startingPoints) {
      const { layla } = await newsroom(engine)
      await layla.post('/start-as', { json: { kind } })
      kinds[kind] = (await readSection(layla, 'identity')).kind
    }
    expect(kinds).toEqual({
      engineering: 'ProfessionalService',
      clinic: 'MedicalClinic',
      school: 'School',
      law: 'LegalService',
      factory: 'LocalBusiness',
      cooperative: 'NGO',
    })
  })
})

test.each<[string, unknown, string, string]>([
  ['kind', 'Bakery', 'kind', messages.invalidInput],
  ['founded', 987, 'founded', messages.yearInvalid],
  ['founded', 19_870, 'founded', messages.yearInvalid],
  ['founded', '1987', 'founded', messages.yearInvalid],
  ['founded', 1987.5, 'founded', messages.yearInvalid],
  ['hours_sunday', 'always', 'hours_sunday', messages.invalidInput],
  ['hours_sunday', [morning, evening, evening], 'hours_sunday', messages.invalidInput],
  [
    'hours_sunday',
    [{ opens: '20:00', closes: '02:00' }],
    'hours_sunday.0.closes',
    messages.hoursEndFirst,
  ],
  ['hours_sunday', [evening, morning], 'hours_sunday.1.opens', messages.hoursOverlap],
  ['hours_sunday', [{ opens: '25', closes: '16' }], 'hours_sunday.0.opens', messages.timeInvalid],
  ['hours_sunday', [{ ...morning, break: 'noon' }], 'hours_sunday.0.break', messages.unknownField],
  ['hours_someday', [morning], 'hours_someday', messages.unknownField],
])('no company has %s %j', async (name, value, field, sentence) => {
  const { layla } = await newsroom('SQLite')
  const { status, body } = await saveSection(layla, 'identity', { [name]: value })
  expect([status, body.fields]).toEqual([400, { [field]: sentence }])
})
