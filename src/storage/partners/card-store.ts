import type { LanguageCode } from '../../domain/language.ts'
import {
  blankCardText,
  type Card,
  type CardContacts,
  type CardInLanguage,
  type CardText,
  cardValues,
  isEmptiedCard,
  requireWholeCard,
} from '../../domain/partner-card.ts'
import { Problem } from '../../domain/problem.ts'
import {
  type Edit,
  type PlainEdit,
  textsIn,
  textValues,
  type Values,
} from '../../domain/revision.ts'
import type { Database } from '../engine/database.ts'
import { sortRows } from '../engine/sort-rows.ts'
import {
  recordCreation,
  recordRemoval,
  refuseStale,
  type Revised,
  revise,
} from '../history/revisions.ts'
import type { Db, Trx } from '../engine/tables.ts'

export type CardStore = ReturnType<typeof createCardStore>

/** With the trash entry the save made, if it emptied a language. */
export type SavedCard = Card & { trashId: number | null }

export function createCardStore({ db, write }: Database) {
  const get = (id: number): Promise<Card> => readCard(db, id)

  return {
    get,

    /** The cards with a name in a language, in their order. */
    async listInLanguage(language: LanguageCode): Promise<CardInLanguage[]> {
      const rows = await db
        .selectFrom('card_texts')
        .innerJoin('cards', 'cards.id', 'card_texts.card_id')
        .select(['cards.id', 'name', 'description', 'phone_number', 'contacts'])
        .where('language', '=', language)
        .where('name', '<>', '')
        .orderBy('position')
        .orderBy('cards.id')
        .execute()
      return rows.map((row) => ({ id: row.id, ...toText(row) }))
    },

    /** A page of the cards with all their languages, in their order, and how many there are. */
    async list(page: number, perPage: number): Promise<{ cards: Card[]; total: number }> {
      const { total } = await db
        .selectFrom('cards')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await db
        .selectFrom('cards')
        .select('id')
        .orderBy('position')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const ids = rows.map(({ id }) => id)
      return { cards: await cardsWith(db, ids), total }
    },

    /** Adds a card at the end. */
    create(language: LanguageCode, text: CardText, edit: Edit): Promise<Card> {
      return write(edit.right, async (trx) => {
        const { id } = await trx
          .insertInto('cards')
          .values({
            position: await nextPosition(trx),
            created_at: edit.at.toISOString(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await writeText(trx, id, language, text)
        const card = await readCard(trx, id)
        await recordCreation(trx, { kind: 'card', id, values: cardValues(card), edit })
        return card
      })
    },

    /**
     * Changes what `text` names in one language. Throws Problem('conflict') as articles do, and
     * Problem('invalid-input') where the card would be neither whole nor blank in that language.
     */
    async change(
      id: number,
      language: LanguageCode,
      text: Partial<CardText>,
      edit: Edit,
    ): Promise<SavedCard> {
      const sent = textValues({ [language]: text })
      const empties = isEmptiedCard(text)
      const revision = await write(edit.right, (trx) =>
        revise(trx, cardDocument, id, {
          action: empties ? 'empty' : 'change',
          edit,
          sent,
          make: async () => {
            const saved = await writeText(trx, id, language, text)
            requireWholeCard(saved)
          },
        }),
      )
      return { ...(await get(id)), trashId: empties ? (revision ?? null) : null }
    },

    /** Puts all cards into this order. Throws Problem('conflict') if these are not all there are. */
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

    /** Deletes a card and gives its trash entry, which brings it back at its place. Throws Problem('conflict'). */
    remove: (id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removeCard(trx, id, edit)),
  }
}

export const cardDocument: Revised<number> = {
  kind: 'card',

  async hold(trx, id) {
    const held = await trx
      .updateTable('cards')
      .set((eb) => ({ revision: eb.ref('revision') }))
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirst()
    if (!held) throw new Problem('not-found')
    return held
  },

  read: async (db, id) => cardValues(await readCard(db, id)),

  async write(trx, id, values) {
    for (const [language, text] of Object.entries(textsIn(values))) {
      await writeText(trx, id, language, text as Partial<CardText>)
    }
  },

  async mark(trx, id, { revision }) {
    await trx.updateTable('cards').set({ revision }).where('id', '=', id).execute()
  },
}

/** Deletes a card and gives its id in the trash. Throws Problem('not-found') or Problem('conflict'). */
export async function removeCard(trx: Trx, id: number, edit: Edit): Promise<number> {
  refuseStale(edit, await cardDocument.hold(trx, id))
  const values = await cardDocument.read(trx, id)
  const { position, created_at } = await trx
    .deleteFrom('cards')
    .where('id', '=', id)
    .returning(['position', 'created_at'])
    .executeTakeFirstOrThrow()
  const previous = { ...values, origin: { position, created_at } }
  return recordRemoval(trx, { kind: 'card', id, previous, edit })
}

/** Puts a deleted card's row back, still without texts. */
export async function restoreCard(
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

async function readCard(db: Db, id: number): Promise<Card> {
  const [card] = await cardsWith(db, [id])
  if (!card) throw new Problem('not-found')
  return card
}

async function writeText(
  trx: Trx,
  id: number,
  language: LanguageCode,
  change: Partial<CardText>,
): Promise<CardText> {
  const before = await trx
    .selectFrom('card_texts')
    .select(['name', 'description', 'phone_number', 'contacts'])
    .where('card_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst()
  const text = { ...blankCardText, ...(before && toText(before)), ...change }
  const stored = { ...text, contacts: JSON.stringify(text.contacts || {}) }
  await trx
    .insertInto('card_texts')
    .values({ card_id: id, language, ...stored })
    .onConflict((conflict) => conflict.columns(['card_id', 'language']).doUpdateSet(stored))
    .execute()
  return text
}

async function nextPosition(db: Db): Promise<number> {
  const last = await db
    .selectFrom('cards')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst()
  return (last?.position ?? 0) + 1
}

async function cardsWith(db: Db, ids: number[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
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

function toText({ name, description, phone_number, contacts }: TextRow): CardText {
  return { name, description, phone_number, contacts: JSON.parse(contacts) as CardContacts }
}
