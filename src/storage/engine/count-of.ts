import type { SelectQueryBuilder } from 'kysely'

export async function countOf<Tables, Name extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Name, Record<never, never>>,
): Promise<number> {
  const { total } = await rows
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}
