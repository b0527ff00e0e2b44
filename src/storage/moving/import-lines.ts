import { type ReportLine, withReasons } from '../../domain/moving/report.ts'
import type { Trx } from '../engine/tables.ts'
import { reportOf } from './import-rows.ts'

const atOnce = 200

/**
 * A run that was interrupted finds what it took in itself unchanged: what it or its trial told of that before
 * stays true.
 */
export async function saveLines(
  trx: Trx,
  id: number,
  lines: ReportLine[],
  evidence: ReadonlyMap<number, string> = new Map(),
): Promise<void> {
  for (let first = 0; first < lines.length; first += atOnce) {
    const rows = lines
      .slice(first, first + atOnce)
      .map(({ n, kind, language, title, address, outcome, reasons, here }) => ({
        n,
        kind,
        language,
        title,
        address,
        outcome,
        here,
        import_id: id,
        evidence: evidence.get(n) ?? null,
        reasons: JSON.stringify(reasons),
      }))
    await trx
      .insertInto('import_items')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['import_id', 'n']).doUpdateSet(({ case: when, ref }) => ({
          outcome: when()
            .when('excluded.outcome', '=', 'unchanged')
            .then(ref('import_items.outcome'))
            .else(ref('excluded.outcome'))
            .end(),
          reasons: when()
            .when('excluded.outcome', '=', 'unchanged')
            .then(ref('import_items.reasons'))
            .else(ref('excluded.reasons'))
            .end(),
          here: when()
            .when('excluded.here', '=', '')
            .then(ref('import_items.here'))
            .else(ref('excluded.here'))
            .end(),
          language: ref('excluded.language'),
          title: ref('excluded.title'),
        })),
      )
      .execute()
  }
}

export async function addReasons(
  trx: Trx,
  id: number,
  added: Map<number, string[]>,
): Promise<void> {
  if (added.size === 0) return
  const lines = (await reportOf(trx, id)).filter(({ n }) => added.has(n))
  await saveLines(
    trx,
    id,
    lines.map((line) => withReasons(line, added.get(line.n))),
  )
}
