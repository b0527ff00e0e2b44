import { type ChosenDestinations, destinationsOf } from '../../domain/moving/destinations.ts'
import type { Row } from '../../domain/moving/analyse-export.ts'
import type { TextInFile } from '../../domain/moving/listed-pairs.ts'
import type { PairDecision } from '../../domain/moving/pair-items.ts'
import type { Db, Trx } from '../engine/tables.ts'

type Evidence = Pick<
  TextInFile,
  'id' | 'languages' | 'ownPath' | 'picture' | 'date' | 'destination'
> & {
  group?: string
  path?: string
}

export function evidenceOf(rows: Row[], destinations: ChosenDestinations) {
  const all = destinationsOf(destinations)
  return new Map(
    rows.map(({ n, id, kind, languages, group, path, ownPath, picture, date }) => {
      const known = { id, languages, group, path, ownPath, picture, date, destination: all[kind] }
      return [n, JSON.stringify(known)]
    }),
  )
}

export async function textsInFile(db: Db, run: number): Promise<TextInFile[]> {
  const rows = await db
    .selectFrom('import_items')
    .select(['n', 'kind', 'title', 'address', 'evidence'])
    .where('import_id', '=', run)
    .where('evidence', 'is not', null)
    .orderBy('n')
    .execute()
  return rows.map(({ evidence, ...row }) => {
    const { group, path, ...known } = JSON.parse(evidence ?? '{}') as Evidence
    return { ...row, ...known, group, path }
  })
}

export async function pairDecisions(db: Db, source: string): Promise<PairDecision[]> {
  const rows = await db
    .selectFrom('import_pairs')
    .select(['one', 'other', 'joined'])
    .where('source', '=', source)
    .orderBy('one')
    .orderBy('other')
    .execute()
  return rows.map(({ joined, ...pair }) => ({ ...pair, isJoined: joined === 1 }))
}

export async function savePairDecisions(
  trx: Trx,
  source: string,
  decisions: PairDecision[],
): Promise<void> {
  for (const { one, other, isJoined } of decisions) {
    const [first = '', second = ''] = [one, other].toSorted()
    await trx
      .insertInto('import_pairs')
      .values({ source, one: first, other: second, joined: isJoined ? 1 : 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['source', 'one', 'other'])
          .doUpdateSet(({ ref }) => ({ joined: ref('excluded.joined') })),
      )
      .execute()
  }
}
