import type { LanguageCode } from '../../domain/languages/language.ts'
import {
  type Card,
  type CardInLanguage,
  type CardChange,
  cardValues,
  changeCard,
  isEmptiedCard,
} from '../../domain/partners/partner-card.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, type PlainEdit, textsIn } from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import { sortRows } from '../engine/sort-rows.ts'
import type { Db } from '../engine/tables.ts'
import { picturesById } from '../media/media-store.ts'
import { recordCreation } from '../history/revision-rows.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import { cardDocument, readCard, removeCard, toCards, toText, writeCard } from './card-document.ts'

type SavedCard = Card & { trashId: number | null }

export function createCardStore({ db, write }: Database) {
  return {
    get: (id: number): Promise<Card> => readCard(db, id),

    async listInLanguage(language: LanguageCode): Promise<CardInLanguage[]> {
      const rows = await db
        .selectFrom('card_texts')
        .innerJoin('cards', 'cards.id', 'card_texts.card_id')
        .select(['cards.id', 'logo_id', 'name', 'description', 'phone_number', 'contacts'])
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
      const { total } = await db
        .selectFrom('cards')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
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

    create(change: CardChange, edit: Edit): Promise<Card> {
      return write(edit.right, async (trx) => {
        const position = await nextPosition(trx)
        const { id, revision } = await trx
          .insertInto('cards')
          .values({ position, created_at: edit.at.toISOString() })
          .returning(['id', 'revision'])
          .executeTakeFirstOrThrow()
        const blank = { id, position, createdAt: edit.at, logo: null, texts: {}, revision }
        const card = await writeCard(trx, blank, changeCard(blank, change))
        await recordCreation(trx, { kind: 'card', id, values: cardValues(card), edit })
        return card
      })
    },

    /**
     * Changes only what `change` names. Throws Problem('conflict') as articles do, and
     * Problem('invalid-input') for an incomplete language.
     */
    async change(id: number, change: CardChange, edit: Edit): Promise<SavedCard> {
      const empties = isEmptiedCard(textsIn(change.values)[change.language] ?? {})
      const { saved, revisionId } = await write(edit.right, (trx) =>
        saveWithRevision(trx, cardDocument, id, {
          action: empties ? 'empty' : 'change',
          edit,
          sent: change.values,
          change: (current) => changeCard(current, change),
        }),
      )
      return { ...saved, trashId: empties ? revisionId : null }
    },

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

async function nextPosition(db: Db): Promise<number> {
  const last = await db
    .selectFrom('cards')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst()
  return (last?.position ?? 0) + 1
}
