import {
  type Card,
  type CardContacts,
  type CardText,
  cardValues,
  restoreCard,
} from '../../domain/partner-card.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, isSame, type Values } from '../../domain/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { refuseStale, type VersionedDocument } from '../history/save-with-revision.ts'

export const cardDocument: VersionedDocument<number, Card> = {
  kind: 'card',
  read: readCard,
  lockForUpdate: lockCard,
  valuesOf: cardValues,
  restore: restoreCard,
  write: writeCard,

  async setRevision(trx, id, revision) {
    await trx.updateTable('cards').set({ revision }).where('id', '=', id).execute()
  },
}

/** Throws Problem('not-found'). */
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

export async function writeCard(trx: Trx, { id, texts }: Card, after: Card): Promise<Card> {
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

/** Returns the trash id. Throws Problem('not-found') or Problem('conflict'). */
export async function removeCard(trx: Trx, id: number, edit: Edit): Promise<number> {
  const card = await lockCard(trx, id)
  refuseStale(edit, card)
  await trx.deleteFrom('cards').where('id', '=', id).execute()
  const origin = { position: card.position, created_at: card.createdAt.toISOString() }
  const previous = { ...cardValues(card), origin }
  return recordRemoval(trx, { kind: 'card', id, previous, edit })
}

/** Without texts, which follow. */
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

type Row = { id: number; position: number; revision: number; created_at: string }

export async function toCards(db: Db, rows: Row[]): Promise<Card[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const texts = await db.selectFrom('card_texts').selectAll().where('card_id', 'in', ids).execute()
  return rows.map(({ id, position, revision, created_at }) => ({
    id,
    position,
    revision,
    createdAt: new Date(created_at),
    texts: Object.fromEntries(
      texts.filter((row) => row.card_id === id).map((row) => [row.language, toText(row)]),
    ),
  }))
}

type TextRow = Record<'name' | 'description' | 'phone_number' | 'contacts', string>

export function toText({ name, description, phone_number, contacts }: TextRow): CardText {
  return { name, description, phone_number, contacts: JSON.parse(contacts) as CardContacts }
}
