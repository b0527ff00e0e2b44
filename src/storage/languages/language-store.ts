import { changesBetween } from '../../domain/audit/audit.ts'
import { changeLanguage } from '../../domain/languages/change-language.ts'
import {
  defaultPublicLanguage,
  isPublished,
  type Language,
  type LanguageCode,
} from '../../domain/languages/language.ts'
import type { LanguageInput, NewLanguage } from '../../domain/languages/language-input.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, isSame, type PlainEdit, type Values } from '../../domain/documents/revision.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import { computeStates } from '../articles/article-states.ts'
import { hasTexts, moveTexts, pauseTexts } from './language-texts.ts'
import { forgetOldCode, keepOldCode, renamedPath } from './old-codes.ts'
import { titleAtDefault } from '../pages/page-slugs.ts'
import { lockVisits, moveViews } from '../seo/visit-rows.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { sharedRead } from '../engine/shared-reads.ts'
import type { Trx } from '../engine/tables.ts'

const columns = ['id', 'name', 'code', 'status'] as const

export function createLanguageStore({ db, engine, write }: Database) {
  function all(): Promise<Language[]> {
    const languages = db.selectFrom('languages').select(columns).orderBy('id')
    return sharedRead(db, 'languages', () => languages.execute())
  }

  return {
    all,

    async codes(): Promise<LanguageCode[]> {
      return (await all()).map(({ code }) => code)
    },

    async published(): Promise<Language[]> {
      return (await all()).filter(isPublished)
    },

    async get(code: LanguageCode): Promise<Language> {
      const language = (await all()).find((known) => known.code === code)
      if (!language) throw new Problem('not-found')
      return language
    },

    /** Throws Problem('not-found') for a code visitors may not see. */
    async getPublished(code: LanguageCode): Promise<Language> {
      const language = (await all()).find((known) => known.code === code)
      if (!language || !isPublished(language)) throw new Problem('not-found')
      return language
    },

    /** The texts of a deleted language with this code are shown again. Throws Problem('code-taken'). */
    add(language: NewLanguage, edit: PlainEdit): Promise<Language> {
      const adding = write(edit.right, async (trx) => {
        await pauseTexts(trx, engine)
        const added = await insertLanguage(trx, language)
        await computeStates(trx)
        const { id, name, code } = added
        audit(trx, edit, 'language-added', id, { name, code })
        return added
      })
      return onDuplicate(adding, codeTaken())
    },

    /**
     * Changes what `change` names; texts and counts of views follow a new code.
     * Throws Problem('code-taken') or Problem('default-language').
     */
    change(id: number, change: LanguageInput, edit: PlainEdit): Promise<Language> {
      const changing = write(edit.right, async (trx) => {
        if (change.code !== undefined) await pauseTexts(trx, engine)
        const before = await lockForUpdate(trx, id)
        const after = changeLanguage(before, change)
        await trx.updateTable('languages').set(after).where('id', '=', id).execute()
        if (after.code !== before.code) {
          await refuseSlug(trx, after.code)
          await recode(trx, before.code, after.code)
          await computeStates(trx)
          await lockVisits(trx, engine)
          await moveViews(trx, before.code, after.code)
          await keepOldCode(trx, id, { before: before.code, after: after.code })
        }
        const { name, code } = before
        const changes = changesBetween(named(before), named(after))
        if (!isSame(changes, {})) audit(trx, edit, 'language-changed', id, { name, code, changes })
        return after
      })
      return onDuplicate(changing, codeTaken())
    },

    renamedPath: (path: string): Promise<string | undefined> => renamedPath(db, path),

    /** Deletes a language, keeps its texts and what was counted, and gives the trash entry, which brings it back under its id. */
    remove(id: number, edit: Edit): Promise<number> {
      return write(edit.right, async (trx) => {
        await pauseTexts(trx, engine)
        const { name, code, status } = await lockForUpdate(trx, id)
        if (code === defaultPublicLanguage) throw new Problem('default-language')
        await trx.deleteFrom('languages').where('id', '=', id).execute()
        await computeStates(trx)
        const previous = { name, code, status }
        return recordRemoval(trx, { kind: 'language', id, previous, edit })
      })
    },
  }
}

function named({ name, code, status }: Language) {
  return { name, code, status }
}

export async function restoreLanguage(
  trx: Trx,
  id: number,
  { name, code, status }: Values,
): Promise<void> {
  const row = { id, name, code, status } as Language
  await refuseSlug(trx, row.code)
  await forgetOldCode(trx, row.code)
  await onDuplicate(trx.insertInto('languages').values(row).execute(), codeTaken())
  await computeStates(trx)
}

async function insertLanguage(trx: Trx, language: NewLanguage): Promise<Language> {
  await refuseSlug(trx, language.code)
  await forgetOldCode(trx, language.code)
  return trx.insertInto('languages').values(language).returning(columns).executeTakeFirstOrThrow()
}

/** The first part of an address is either a language or a page. */
async function refuseSlug(trx: Trx, code: LanguageCode): Promise<void> {
  const title = await titleAtDefault(trx, code)
  if (title === undefined) return
  const sentence = messages.codeTakenBy.replace('{name}', () => title)
  throw new Problem('code-taken', { fields: { code: sentence } })
}

async function lockForUpdate(trx: Trx, id: number): Promise<Language> {
  const held = await trx
    .updateTable('languages')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  if (!held) throw new Problem('not-found')
  return held
}

/** Texts of a deleted language are not mixed with those of another. */
async function recode(trx: Trx, from: LanguageCode, to: LanguageCode): Promise<void> {
  if (await hasTexts(trx, to)) throw codeTaken()
  await moveTexts(trx, from, to)
}

function codeTaken(): Problem {
  return new Problem('code-taken', { fields: { code: messages.codeTaken } })
}
