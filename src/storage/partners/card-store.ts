import type { LanguageCode } from '../../domain/languages/language.ts'
import {
  type Card,
  type CardInLanguage,
  type CardChange,
  changeCard,
  isEmptying,
  cardFields,
} from '../../domain/partners/partner-card.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit, PlainEdit } from '../../domain/documents/revision.ts'
import { countOf } from '../engine/count-of.ts'
import type { Database } from '../engine/database.ts'
import { sortRows } from '../engine/sort-rows.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { picturesById } from '../media/media-store.ts'
import { recordCreation } from '../history/revision-rows.ts'
import { ledgered, type SavedMove, type WithLedger } from '../history/with-ledger.ts'
import { type Part, saveInParts } from '../history/save-in-parts.ts'
import { changingCard, readCard, removeCard, toCards, toText } from './card-document.ts'

type SavedCard = WithLedger<Card> & { trashId: number | null }

export type CardInEachLanguage = [CardChange, ...CardChange[]]

export function createCardStore({ db, write }: Database) {
  const createInEach = (
    changes: CardInEachLanguage,
    edit: Edit,
    move?: SavedMove,
  ): Promise<WithLedger<Card>> =>
    write(edit.right, (trx) => createCardInEach(trx, changes, edit, move))

  const changeInEach = (
    id: number,
    changes: CardInEachLanguage,
    edit: Edit,
    move?: SavedMove,
  ): Promise<{ saved: WithLedger<Card>; trashIds: number[] }> =>
    write(edit.right, (trx) => saveInParts(trx, id, partsOf(changes, edit, { ...move, begun: {} })))

  return {
    get: (id: number): Promise<Card> => readCard(db, id),

    async listInLanguage(language: LanguageCode): Promise<CardInLanguage[]> {
      const rows = await db
        .selectFrom('card_texts')
        .innerJoin('cards', 'cards.id', 'card_texts.card_id')
        .select(['cards.id', 'logo_id', ...cardFields, 'contacts'])
        .where('language', '=', language)
        .where('name', '<>', '')
        .orderBy('position')
        .orderBy('cards.id')
        .execute()
      const logos = rows.map((row) => row.logo_id)
      const pictures = await picturesById(db, logos)
      return rows.map((row) => ({
        id: row.id,
        logo: pictures.get(row.logo_id ?? '') ?? null,
        ...toText(row),
      }))
    },

    async list(page: number, perPage: number): Promise<{ cards: Card[]; total: number }> {
      const total = await countOf(db.selectFrom('cards'))
      const rows = await db
        .selectFrom('cards')
        .selectAll()
        .orderBy('position')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { cards: await toCards(db, rows), total }
    },

    create: (change: CardChange, edit: Edit, move?: SavedMove) =>
      createInEach([change], edit, move),

    createInEach,

    /**
     * Changes only what `change` names. Throws Problem('conflict') as articles do, and
     * Problem('invalid-input') for an incomplete language.
     */
    async change(id: number, change: CardChange, edit: Edit, move?: SavedMove): Promise<SavedCard> {
      const { saved, trashIds } = await changeInEach(id, [change], edit, move)
      return { ...saved, trashId: trashIds[0] ?? null }
    },

    changeInEach,

    /** Throws Problem('conflict') unless these are all cards. */
    async arrange(ids: number[], edit: PlainEdit): Promise<void> {
      await write(edit.right, async (trx) => {
        const held = await trx
          .updateTable('cards')
          .set((eb) => ({ position: eb.ref('position') }))
          .returning('id')
          .execute()
        const named = new Set(ids)
        const isEach = ids.length === held.length && held.every(({ id }) => named.has(id))
        if (!isEach) throw new Problem('conflict')
        if (ids.length > 0) await sortRows(trx, 'cards', ids)
      })
    },

    /** Returns the trash id, which restores it at its place. Throws Problem('conflict'). */
    remove: (id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removeCard(trx, id, edit)),
  }
}

export async function createCardInEach(
  trx: Trx,
  [first, ...others]: CardInEachLanguage,
  edit: Edit,
  move?: SavedMove,
): Promise<WithLedger<Card>> {
  let card = await createCard(trx, first, edit, move)
  const parts = partsOf(others, edit, { ...move, begun: { revision: 0 } })
  for (const part of parts) card = (await saveInParts(trx, card.id, [part])).saved
  return card
}

async function createCard(
  trx: Trx,
  change: CardChange,
  edit: Edit,
  move?: SavedMove,
): Promise<WithLedger<Card>> {
  const position = await nextPosition(trx)
  const { id, revision } = await trx
    .insertInto('cards')
    .values({ position, created_at: edit.at.toISOString() })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
  const card = { id, position, createdAt: edit.at, logo: null, texts: {}, revision: 0 }
  const blank = await ledgered(trx, 'card', id, card)
  const document = changingCard(move)
  const written = await document.write(trx, blank, changeCard(card, change), edit)
  await recordCreation(trx, { kind: 'card', id, values: document.valuesOf(written), edit })
  return { ...written, revision }
}

function partsOf<Changes extends CardChange[]>(changes: Changes, edit: Edit, move: SavedMove) {
  const document = changingCard(move)
  return changes.map((change) => partOf(change, edit, document)) as {
    [Index in keyof Changes]: CardPart
  }
}

type CardPart = Part<number, WithLedger<Card>, Card>

function partOf(change: CardChange, edit: Edit, document: CardPart['document']): CardPart {
  return {
    document,
    action: isEmptying(change) ? 'empty' : 'change',
    edit,
    sent: change.values,
    change: (current) => changeCard(current, change),
  }
}

async function nextPosition(db: Db): Promise<number> {
  const last = await db
    .selectFrom('cards')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst()
  return (last?.position ?? 0) + 1
}
