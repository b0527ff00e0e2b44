import { describe, expect, test } from 'vitest'
import { archive } from '../../../tests/support/archive.ts'
import { newsroom, readSection, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'
import { sectionTexts } from '../../domain/sections/section.ts'

const services = { business_name: { en: 'Services', ar: 'خدماتنا' } }
const blank = Object.fromEntries(
  Object.keys(sectionTexts.words).map((name) => [name, { en: '', ar: '' }]),
)

describe.each(engines)('Layla, naming the sections on %s,', (engine) => {
  test('finds every name blank, and saves those that are her own', async () => {
    const { layla, visitor, storage } = await newsroom(engine)
    expect(await readSection(layla, 'words')).toEqual({ ...blank, revision: 0 })
    const { status, body } = await saveSection(layla, 'words', services)
    expect([status, body.content]).toEqual([200, { ...blank, ...services, revision: 1 }])
    const inArabic = await visitor.get('/sections/words/content/ar')
    expect(inArabic.body.content).toMatchObject({ business_name: 'خدماتنا', posts_name: '' })
    expect(await storage.sections.words('ar')).toEqual({ business_name: 'خدماتنا' })
  })

  test('writes words of the site beside its names, with what is filled in (NAV-10)', async () => {
    const { layla, storage } = await newsroom(engine)
    const words = {
      contact_copy: { ar: 'انسخ {value}' },
      search_found_few: { ar: '{n} نتائج عن {query}' },
    }
    const { status, body } = await saveSection(layla, 'words', words)
    expect([status, body.content]).toEqual([200, expect.objectContaining({ revision: 1 })])
    expect(await storage.sections.words('ar')).toEqual({
      contact_copy: 'انسخ {value}',
      search_found_few: '{n} نتائج عن {query}',
    })
  })

  test('takes a name back by leaving it blank (NAV-3)', async () => {
    const { layla, storage } = await newsroom(engine)
    await saveSection(layla, 'words', services)
    await saveSection(layla, 'words', { business_name: { ar: ' ' } })
    expect(await storage.sections.words('ar')).toEqual({})
    expect(await storage.sections.words('en')).toEqual({ business_name: 'Services' })
  })

  test('is told of a name that was changed in another window, in that language alone', async () => {
    const { layla } = await newsroom(engine)
    await saveSection(layla, 'words', services, { base_revision: '0' })
    const stored = { home: { ar: 'البداية' } }
    expect((await saveSection(layla, 'words', stored, { base_revision: '0' })).status).toBe(200)
    const mine = { business_name: { ar: 'أشغالنا' } }
    const refused = await saveSection(layla, 'words', mine, { base_revision: '0' })
    expect(refused.status).toBe(409)
    expect(refused.body.conflicts).toEqual([
      expect.objectContaining({ field: 'business_name', language: 'ar', theirs: 'خدماتنا' }),
    ])
  })

  test('has her names back from the trash after a reset, and from the history', async () => {
    const { layla, undo } = await archive(engine)
    await saveSection(layla, 'words', services)
    const reset = await layla.post('/sections/words/reset')
    expect(reset.body.content).toEqual({ ...blank, revision: 2 })
    await undo(layla)
    expect(await readSection(layla, 'words')).toMatchObject(services)
    await saveSection(layla, 'words', { business_name: { en: 'Work' } })
    await layla.post('/sections/words/history/1/restore')
    expect(await readSection(layla, 'words')).toMatchObject(services)
  })

  test('alone may name them, and nothing counts as missing', async () => {
    const { layla, omar } = await newsroom(engine)
    expect((await saveSection(omar, 'words', services)).status).toBe(403)
    expect((await omar.post('/sections/words/reset')).status).toBe(403)
    expect((await layla.get('/overview')).body.sections).not.toHaveProperty('words')
  })
})

test.each([
  [{ business_name: { en: 'a'.repeat(101) } }, 'business_name.en', messages.tooLong],
  [{ slogan: { en: 'Norias' } }, 'slogan', messages.unknownField],
  [{ home: { fr: 'Accueil' } }, 'home.fr', messages.languageUnknown],
  [{ contact_copy: { en: 'Take it' } }, 'contact_copy.en', messages.placeholdersWrong],
  [{ contact_send: { en: 'Send, {name}' } }, 'contact_send.en', messages.placeholdersWrong],
  [
    { search_found_other: { en: 'For {query}' } },
    'search_found_other.en',
    messages.placeholdersWrong,
  ],
  [{ search_found_all: { en: '{n} for {query}' } }, 'search_found_all', messages.unknownField],
  [{ contact_send: { en: 'a'.repeat(201) } }, 'contact_send.en', messages.tooLong],
])('the words do not take %j', async (content, field, sentence) => {
  const { layla } = await newsroom('SQLite')
  const { status, body } = await saveSection(layla, 'words', content)
  expect([status, Object.keys(body.fields), Object.values(body.fields)]).toEqual([
    400,
    [field],
    [sentence],
  ])
})
