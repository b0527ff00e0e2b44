import { describe, expect, test } from 'vitest'
import { engines, openedDatabase, openedStorage } from '../../tests/support/storages.ts'

async function withPending(engine: (typeof engines)[number]) {
  const storage = await openedStorage(engine)
  const { connection } = openedDatabase(storage.place)
  const german = { name: 'Deutsch', code: 'de', status: 'pending' } as const
  await connection.insertInto('languages').values(german).execute()
  return storage.languages
}

describe.each(engines)('languages on %s', (engine) => {
  test('are English and Arabic from the start', async () => {
    const { languages } = await openedStorage(engine)
    expect(await languages.all()).toEqual([
      { id: 1, name: 'English', code: 'en', status: 'published' },
      { id: 2, name: 'العربية', code: 'ar', status: 'published' },
    ])
  })

  test('that are pending are there for editors, not for visitors', async () => {
    const languages = await withPending(engine)
    expect(await languages.get('de')).toMatchObject({ name: 'Deutsch', status: 'pending' })
    expect((await languages.published()).map(({ code }) => code)).toEqual(['en', 'ar'])
    await expect(languages.getPublished('de')).rejects.toThrow('not-found')
    expect(await languages.getPublished('ar')).toMatchObject({ name: 'العربية' })
  })

  test.each(['fr', '', 'EN', 'en ', "en' or '1'='1", '__proto__'])(
    'do not know %j',
    async (code) => {
      const { languages } = await openedStorage(engine)
      await expect(languages.get(code)).rejects.toThrow('not-found')
      await expect(languages.getPublished(code)).rejects.toThrow('not-found')
    },
  )
})
