import {
  type Card,
  type CardContacts,
  type CardText,
  cardTextOf,
  cardValues,
  isCardLedgerText,
  restoreCard,
} from '../../domain/partners/partner-card.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, isSame, type Values } from '../../domain/documents/revision.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { picturesById } from '../media/media-store.ts'
import { removeLedger } from '../history/ledger-rows.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { refuseStale } from '../history/save-with-revision.ts'
import { type LedgeredDocument, type SavedMove, withLedger } from '../history/with-ledger.ts'

const document: LedgeredDocument<number, Card> = {
  kind: 'card',
  idOf: ({ id }) => id,
  isLedgerText: isCardLedgerText,
  read: readCard,
  lockForUpdate: lockCard,
  valuesOf: cardValues,
  restore: restoreCard,
  write: writeCard,

  async setRevision(trx, id, revision) {
    await trx.updateTable('cards').set({ revision }).where('id', '=', id).execute()
  },
}

export const cardDocument = withLedger(document)

export function changingCard(move: SavedMove = {}) {
  return withLedger(document, move)
}

export async function readCard(db: Db, id: number): Promise<Card> {
  return only(
    await toCards(db, await db.selectFrom('cards').selectAll().where('id', '=', id).execute()),
  )
}

async function lockCard(trx: Trx, id: number): Promise<Card> {
  const rows = await trx
    .updateTable('cards')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .execute()
  return only(await toCards(trx, rows))
}

function only([card]: Card[]): Card {
  if (!card) throw new Problem('not-found')
  return card
}

async function writeCard(trx: Trx, { id, logo, texts }: Card, after: Card): Promise<Card> {
  if (logo?.id !== after.logo?.id) {
    const logo_id = after.logo?.id ?? null
    await trx.updateTable('cards').set({ logo_id }).where('id', '=', id).execute()
  }
  for (const [language, text] of Object.entries(after.texts)) {
    if (isSame(texts[language], text)) continue
    const stored = { ...text, contacts: JSON.stringify(text.contacts) }
    await trx
      .insertInto('card_texts')
      .values({ card_id: id, language, ...stored })
      .onConflict((conflict) => conflict.columns(['card_id', 'language']).doUpdateSet(stored))
      .execute()
  }
  return after
}

export async function removeCard(trx: Trx, id: number, edit: Edit): Promise<number> {
  const card = await cardDocument.lockForUpdate(trx, id)
  refuseStale(edit, card)
  await trx.deleteFrom('cards').where('id', '=', id).execute()
  const origin = { position: card.position, created_at: card.createdAt.toISOString() }
  await removeLedger(trx, { kind: 'card', subject: String(id) })
  const previous = { ...cardDocument.valuesOf(card), origin }
  return recordRemoval(trx, { kind: 'card', id, previous, edit })
}

export async function restoreCardRow(
  trx: Trx,
  id: number,
  { position, created_at }: Values,
  revision: number,
): Promise<void> {
  const origin = { position: position as number, created_at: created_at as string }
  await trx
    .insertInto('cards')
    .values({ id, ...origin, revision })
    .execute()
}

type Row = Pick<Tables['cards'], 'position' | 'logo_id' | 'created_at'> & {
  id: number
  revision: number
}

export async function toCards(db: Db, rows: Row[]): Promise<Card[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const texts = await db.selectFrom('card_texts').selectAll().where('card_id', 'in', ids).execute()
  const logos = rows.map(({ logo_id }) => logo_id)
  const pictures = await picturesById(db, logos)
  return rows.map(({ id, position, logo_id, revision, created_at }) => ({
    id,
    position,
    logo: pictures.get(logo_id ?? '') ?? null,
    revision,
    createdAt: new Date(created_at),
    texts: Object.fromEntries(
      texts.filter((row) => row.card_id === id).map((row) => [row.language, toText(row)]),
    ),
  }))
}

type TextRow = Record<keyof CardText, string>

export function toText(row: TextRow): CardText {
  return cardTextOf((field) => row[field], JSON.parse(row.contacts) as CardContacts)
}
