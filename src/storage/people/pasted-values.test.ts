import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { byLayla, today } from '../../../tests/support/cast.ts'
import { engines, freshPlace, openedDatabase } from '../../../tests/support/storages.ts'
import { migrate, migrations } from '../engine/migrate.ts'
import { createUserStore } from './user-store.ts'
import { createOutbox } from '../mails/outbox.ts'

const at = today.toISOString()

async function earlier(engine: Parameters<typeof freshPlace>[0], emails: string[]) {
  const database = openedDatabase(await freshPlace(engine))
  const { db } = database
  const before = migrations.findIndex(({ name }) => name === '025-pasted-values')
  await migrate(database, migrations.slice(0, before))
  await database.write('product', async (trx) => {
    for (const email of emails) {
      await sql`insert into users (name, email, password_hash, role_id, status, created_at, avatar)
        values ('Karim', ${email}, '', 2, 'active', ${at}, '')`.execute(trx)
    }
  })
  return { database, db, users: createUserStore(database, createOutbox(false)) }
}

describe.each(engines)('what was kept as it was pasted, on %s,', (engine) => {
  test('is cleaned where it is the email of an account', async () => {
    const emails = [
      '\u200fkarim@naoura.example\u200b',
      'mailto:rima@naoura.example',
      'ｎour@naoura.example',
    ]
    const { database, users } = await earlier(engine, emails)
    await migrate(database)
    for (const name of ['karim', 'rima', 'nour']) {
      const found = await users.findByEmail(`${name}@naoura.example`)
      expect(found?.user.email).toBe(`${name}@naoura.example`)
    }
  })

  test('stays where two accounts would become one', async () => {
    const emails = [
      '\u200bkarim@naoura.example',
      'karim@naoura.example',
      'rima@naoura.example\u200b',
      '\u200brima@naoura.example',
    ]
    const { database, users } = await earlier(engine, emails)
    await migrate(database)
    const { user } = (await users.findByEmail('karim@naoura.example\u200b')) ?? {}
    expect(user).toMatchObject({ id: 2, email: 'karim@naoura.example' })
    expect((await users.findByEmail('rima@naoura.example'))?.user.id).toBe(3)
    expect((await users.get(1)).email).toBe(emails[0])
    expect((await users.get(4)).email).toBe(emails[3])
    const renamed = await users.change(1, { name: 'Karim the younger' }, byLayla())
    expect(renamed).toMatchObject({ name: 'Karim the younger', email: emails[0] })
  })

  test('is blank where it shows nothing', async () => {
    const { database, db } = await earlier(engine, [])
    await database.write('product', async (trx) => {
      await sql`insert into articles (section, created_at, updated_at)
        values ('posts', ${at}, ${at})`.execute(trx)
      for (const [language, title] of [
        ['en', '\u200b'],
        ['ar', 'می\u200cخواهم'],
      ]) {
        await sql`insert into article_texts
        (article_id, language, section, created_at, title, content, excerpt, search_version)
        values (1, ${language}, 'posts', ${at}, ${title}, '<p>Norias</p>', 'Norias', 1)`.execute(
          trx,
        )
        await sql`insert into article_totals (section, language, total)
        values ('posts', ${language}, 1)`.execute(trx)
      }
    })
    await migrate(database)
    const titles = await sql`select language, title from article_texts order by language`.execute(
      db,
    )
    expect(titles.rows).toEqual([
      { language: 'ar', title: 'می\u200cخواهم' },
      { language: 'en', title: '' },
    ])
    const totals = await sql`select total from article_totals order by language`.execute(db)
    expect(totals.rows).toEqual([{ total: 1 }, { total: 0 }])
    const revisions = await sql`select * from revisions`.execute(db)
    expect(revisions.rows).toEqual([])
  })
})
