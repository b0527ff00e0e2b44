import { type Insertable, type Selectable, sql } from 'kysely'
import type { NewRedirect, Redirect, RedirectTarget } from '../../domain/seo/redirect.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

type Row = Selectable<Tables['redirects']>

export async function findRedirect(db: Db, path: string): Promise<Redirect | undefined> {
  const [found] = await findRedirects(db, [path])
  return found
}

export async function findRedirects(db: Db, paths: string[]): Promise<Redirect[]> {
  const rows = await db.selectFrom('redirects').selectAll().where('path', 'in', paths).execute()
  const found = new Map(rows.map((row) => [row.path, row]))
  return paths.flatMap((path) => found.get(path) ?? []).map(toRedirect)
}

export async function insertRedirects(
  trx: Trx,
  redirects: NewRedirect[],
  imported: 0 | 1 = 0,
): Promise<Redirect[]> {
  const added: Redirect[] = []
  for (const { path, target } of redirects) {
    const values: Insertable<Tables['redirects']> = {
      path,
      target: JSON.stringify(target),
      imported,
    }
    const row = await trx
      .insertInto('redirects')
      .values(values)
      .returningAll()
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('missing_addresses').where('path', '=', path).execute()
    added.push(toRedirect(row))
  }
  return added
}

/** No other transaction adds one until this one ends, so that the count is right. */
export async function lockRedirects(trx: Trx, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'postgres')
    await sql`lock table redirects in share row exclusive mode`.execute(trx)
}

export async function redirectCount(db: Db, imported?: 0 | 1): Promise<number> {
  let rows = db.selectFrom('redirects').select(({ fn }) => fn.countAll<number>().as('total'))
  if (imported !== undefined) rows = rows.where('imported', '=', imported)
  const { total } = await rows.executeTakeFirstOrThrow()
  return total
}

export function toRedirect({ id, path, target, automatic, uses, used_at }: Row): Redirect {
  return {
    id,
    path,
    target: JSON.parse(target) as RedirectTarget,
    isAutomatic: automatic === 1,
    uses,
    usedAt: used_at === null ? null : new Date(used_at),
  }
}
