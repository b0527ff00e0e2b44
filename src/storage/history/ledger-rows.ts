import { type Entry, type Ledger, ledgerField } from '../../domain/documents/ledger.ts'
import {
  type ContentKind,
  fieldAndLanguage,
  isSame,
  textName,
} from '../../domain/documents/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'
import type { DocumentId } from './revision-rows.ts'

/** The ledgers of what visitors read. */
export async function ledgersOf<Id extends DocumentId>(
  db: Db,
  kind: ContentKind,
  ids: Id[],
): Promise<Map<Id, Ledger>> {
  if (ids.length === 0) return new Map()
  const { languages } = await blankLedger(db)
  const ledgers = new Map<string, Ledger>(
    ids.map((id) => [String(id), { written: {}, shown: {}, languages }]),
  )
  const rows = await db
    .selectFrom('text_ledger')
    .select(['subject', 'field', 'language', 'edition', 'revision', 'source'])
    .where('kind', '=', kind)
    .where('subject', 'in', [...ledgers.keys()])
    .execute()
  for (const { subject, field, language, edition, revision, source } of rows) {
    const ledger = ledgers.get(subject)
    const name = textName(field, language)
    if (!ledger) continue
    ledger.written[name] = { edition, revision, source }
    ledger.shown[name] = edition
  }
  return new Map(ids.map((id) => [id, ledgers.get(String(id)) ?? ledgerField.blank]))
}

export async function blankLedger(db: Db): Promise<Ledger> {
  const codes = await db.selectFrom('languages').select('code').execute()
  return { ...ledgerField.blank, languages: codes.map(({ code }) => code) }
}

type Owner = { kind: ContentKind; subject: string }

export async function writeLedger(
  trx: Trx,
  owner: Owner,
  before: Ledger,
  after: Ledger,
): Promise<Ledger> {
  const changed = Object.entries(after.written).filter(
    ([name, entry]) => !isSame(entry, before.written[name]),
  )
  await writeEntries(trx, owner, changed)
  for (const name of Object.keys(before.written)) {
    if (!after.written[name]) await removeEntry(trx, owner, name)
  }
  const editions = Object.entries(after.written).map(([name, { edition }]) => [name, edition])
  return { ...after, shown: Object.fromEntries(editions) }
}

async function writeEntries(
  trx: Trx,
  owner: Owner,
  entries: [name: string, entry: Entry][],
): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('text_ledger')
    .values(entries.map(([name, entry]) => ({ ...owner, ...keyOf(name), ...entry })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject', 'field', 'language']).doUpdateSet(({ ref }) => ({
        edition: ref('excluded.edition'),
        revision: ref('excluded.revision'),
        source: ref('excluded.source'),
      })),
    )
    .execute()
}

async function removeEntry(trx: Trx, { kind, subject }: Owner, name: string): Promise<void> {
  const { field, language } = keyOf(name)
  await trx
    .deleteFrom('text_ledger')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('field', '=', field)
    .where('language', '=', language)
    .execute()
}

export async function removeLedger(trx: Trx, { kind, subject }: Owner): Promise<void> {
  await trx
    .deleteFrom('text_ledger')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

function keyOf(name: string) {
  const { field, language } = fieldAndLanguage(name)
  return { field, language: language ?? '' }
}
