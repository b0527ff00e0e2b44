import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { byLayla, glassworks, hoursLater, today } from '../../../tests/support/cast.ts'
import {
  engines,
  freshPlace,
  openedDatabase,
  openedStorage,
  type OpenedStorage,
} from '../../../tests/support/storages.ts'
import { isBehind } from '../../domain/documents/ledger.ts'
import { type ContentKind, textName, textValues } from '../../domain/documents/revision.ts'
import type { CardChange } from '../../domain/partners/partner-card.ts'
import { migrate, migrations } from '../engine/migrate.ts'
import type { Db } from '../engine/tables.ts'
import { ledgersOf } from './ledger-rows.ts'
import type { DocumentId } from './revision-rows.ts'
import type { SavedMove } from './with-ledger.ts'

async function behindIn(db: Db, kind: ContentKind, id: DocumentId) {
  const ledger = (await ledgersOf(db, kind, [id])).get(id)
  const names = Object.keys(ledger?.written ?? {})
  return names.filter((name) => ledger && isBehind(ledger, name)).toSorted()
}

type Change = (
  field: string,
  language: string,
  text: string,
  move?: SavedMove,
  base?: number,
) => Promise<unknown>
type Opened = { id: DocumentId; field: string; change: Change }

const kinds = {
  async section({ sections }: OpenedStorage): Promise<Opened> {
    const change: Change = (field, language, text, move, base) =>
      sections.change('aboutUs', { [textName(field, language)]: text }, byLayla(today, base), move)
    return { id: 'aboutUs', field: 'section_title', change }
  },

  async page({ pages }: OpenedStorage): Promise<Opened> {
    const { id } = await pages.create({}, byLayla())
    const change: Change = (field, language, text, move, base) =>
      pages.change(id, { [textName(field, language)]: text }, byLayla(today, base), move)
    return { id, field: 'title', change }
  },

  async card({ cards }: OpenedStorage): Promise<Opened> {
    const changeOf = (language: string, texts: object): CardChange => ({
      language,
      values: textValues({ [language]: { ...glassworks, ...texts } }) as CardChange['values'],
    })
    const both = [changeOf('en', {}), changeOf('ar', {})] as const
    const { id } = await cards.createInEach([...both], byLayla())
    const change: Change = (field, language, text, move, base) =>
      cards.change(id, changeOf(language, { [field]: text }), byLayla(today, base), move)
    return { id, field: 'name', change }
  },
}

describe.each(engines)('on %s', (engine) => {
  describe.each(['section', 'page', 'card'] as const)('the ledger of a %s', (kind) => {
    test('says which language is behind (LED-1, LED-2, LED-5, LED-7)', async () => {
      const storage = await openedStorage(engine)
      const { db } = openedDatabase(storage.place)
      const { id, field, change } = await kinds[kind](storage)
      await change(field, 'en', 'Works')
      await change(field, 'ar', 'معمل')
      expect(await behindIn(db, kind, id)).toEqual([])
      await change(field, 'en', 'Workshop', { isMinor: true })
      expect(await behindIn(db, kind, id)).toEqual([])
      const { revisions } = await storage.revisions.list(kind, id, 1, 1)
      const base = revisions[0]?.number
      await change(field, 'en', 'Workshops')
      expect(await behindIn(db, kind, id)).toEqual([textName(field, 'ar')])
      await change(field, 'ar', 'معامل', {}, base)
      expect(await behindIn(db, kind, id)).toEqual([textName(field, 'ar')])
      await change(field, 'ar', 'ورشات')
      expect(await behindIn(db, kind, id)).toEqual([])
    })

    test('comes back with a state as it was then (LED-13)', async () => {
      const storage = await openedStorage(engine)
      const { db } = openedDatabase(storage.place)
      const { id, field, change } = await kinds[kind](storage)
      await change(field, 'ar', 'معمل')
      await change(field, 'en', 'Works')
      await change(field, 'en', 'Workshops')
      const { revisions } = await storage.revisions.list(kind, id, 1, 1)
      await change(field, 'ar', 'ورشات')
      await storage.revisions.restore(kind, id, revisions[0]?.number ?? 0, byLayla())
      expect(await behindIn(db, kind, id)).toEqual([textName(field, 'ar')])
    })
  })

  test('a section, a page and a card come back from the trash with their ledgers (LED-13)', async () => {
    const storage = await openedStorage(engine)
    const { db } = openedDatabase(storage.place)
    const back = async (kind: ContentKind, trashId: number | null) =>
      storage.trash.restore(await storage.trash.get([kind], [trashId ?? 0], today), byLayla())
    const removals = {
      section: async () => (await storage.sections.reset('aboutUs', byLayla())).trashId,
      page: (id: DocumentId) => storage.pages.remove(Number(id), byLayla()),
      card: (id: DocumentId) => storage.cards.remove(Number(id), byLayla()),
    }
    for (const kind of ['section', 'page', 'card'] as const) {
      const { id, field, change } = await kinds[kind](storage)
      await change(field, 'ar', 'معمل')
      await change(field, 'en', 'Works')
      await change(field, 'en', 'Workshops')
      const trashId = await removals[kind](id)
      expect((await ledgersOf(db, kind, [id])).get(id)?.written).toEqual({})
      await back(kind, trashId)
      expect(await behindIn(db, kind, id)).toEqual([textName(field, 'ar')])
    }
  })

  test('exchanging two languages of a section exchanges what is behind (LED-3)', async () => {
    const { place, sections, languages } = await openedStorage(engine)
    const { db } = openedDatabase(place)
    const added = ['fr', 'de', 'tr']
    for (const code of added) {
      await languages.add({ name: code, code, status: 'pending' }, byLayla())
    }
    const exchanged = (code: string) => ({ ar: 'en', en: 'ar' })[code] ?? code
    const saves = ['en', 'ar', 'fr', 'en', 'de', 'ar', 'tr', 'fr', 'en', 'tr', 'ar']
    const inBoth = { aboutUs: (code: string) => code, partners: exchanged }
    for (const [turn, code] of saves.entries()) {
      const move = { isMinor: turn % 5 === 4, source: turn % 4 === 3 ? saves[turn - 1] : undefined }
      for (const name of ['aboutUs', 'partners'] as const) {
        const source = move.source && inBoth[name](move.source)
        const values = { [textName('section_title', inBoth[name](code))]: `${turn}` }
        await sections.change(name, values, byLayla(), { ...move, source })
      }
      const [own, mirrored] = await Promise.all(
        (['aboutUs', 'partners'] as const).map((name) => behindIn(db, 'section', name)),
      )
      const languageIn = (name: string) => name.slice('section_title.'.length)
      const expected = own?.map((name) => exchanged(languageIn(name))).toSorted()
      expect(mirrored?.map(languageIn).toSorted(), `save ${turn}`).toEqual(expected)
    }
    expect(await behindIn(db, 'section', 'aboutUs')).not.toEqual([])
  })

  test('parts of one card save change together (LED-4)', async () => {
    const storage = await openedStorage(engine)
    const { db } = openedDatabase(storage.place)
    const { id, change } = await kinds.card(storage)
    await change('name', 'en', 'Workshops')
    const named = (language: string, name: string) => ({
      language,
      values: { [textName('name', language)]: name },
    })
    const edit = byLayla(hoursLater(1), (await storage.cards.get(Number(id))).revision)
    await storage.cards.changeInEach(Number(id), [named('ar', 'ورشات'), named('en', 'Works')], edit)
    expect(await behindIn(db, 'card', id)).toEqual([])
  })

  test('the migration finds every written text current', async () => {
    const database = openedDatabase(await freshPlace(engine))
    const isBefore = ({ name }: { name: string }) => name < '043'
    await migrate(database, migrations.filter(isBefore))
    const at = today.toISOString()
    await database.write('product', async (trx) => {
      for (const statement of [
        sql`update sections set revision = 4 where name in ('aboutUs', 'banner')`,
        sql`insert into section_texts (section, field, language, value)
          values ('aboutUs', 'section_title', 'en', 'Us'), ('aboutUs', 'section_title', 'ar', 'نحن')`,
        sql`insert into gallery_items (id, section, position, youtube_id) values (5, 'banner', 0, 'aaaaaaaaaaa')`,
        sql`insert into gallery_titles (item_id, language, title) values (5, 'en', 'A canal')`,
        sql`insert into cards (id, position, created_at, revision) values (3, 1, ${at}, 2)`,
        sql`insert into card_texts (card_id, language, name, description, phone_number, contacts)
          values (3, 'en', 'Glassworks', '', '', '{}')`,
        sql`insert into pages (id, status, listed, blocks, created_at, updated_at, revision)
          values (8, 'pending', 1, '[]', ${at}, ${at}, 6)`,
        sql`insert into page_texts (page_id, language, title, slug, lead, meta_title, meta_description, search_version, texts)
          values (8, 'en', 'About', 'about', '', '', '', 1, ${JSON.stringify({ 'heading:k3f9a2xb': 'Norias' })})`,
      ]) {
        await statement.execute(trx)
      }
    })
    await migrate(database)
    const rows = await database.db
      .selectFrom('text_ledger')
      .select(['kind', 'subject', 'field', 'language', 'edition', 'revision', 'source'])
      .orderBy('kind')
      .orderBy('field')
      .orderBy('language')
      .execute()
    const entries = rows.map(({ edition, source, ...row }) => {
      expect({ edition, source }).toEqual({ edition: 1, source: null })
      return Object.values(row).join(' ')
    })
    expect(entries).toEqual([
      'card 3 name en 2',
      'page 8 heading:k3f9a2xb en 6',
      'page 8 title en 6',
      'section banner gallery_title:5 en 4',
      'section aboutUs section_title ar 4',
      'section aboutUs section_title en 4',
    ])
  })
})
