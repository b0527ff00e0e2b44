import { normalisedEmail } from '../../domain/people/email.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'

const days = 20
const mostOfAUser = 50

export function createKnownAddressStore({ db }: Database) {
  return {
    async has(email: string, address: string, now: Date): Promise<boolean> {
      const known = await db
        .selectFrom('known_addresses')
        .innerJoin('users', 'users.id', 'user_id')
        .select('user_id')
        .where('email', '=', normalisedEmail(email))
        .where('address', '=', address)
        .where('seen_at', '>', begin(now))
        .executeTakeFirst()
      return known !== undefined
    },
  }
}

export async function rememberAddress(
  trx: Trx,
  userId: number,
  address: string,
  now: Date,
): Promise<void> {
  const seen_at = now.toISOString()
  await trx
    .insertInto('known_addresses')
    .values({ user_id: userId, address, seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ seen_at }))
    .execute()
  await trx
    .deleteFrom('known_addresses')
    .where('user_id', '=', userId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('seen_at', '<=', begin(now)),
        eb(
          'address',
          'not in',
          selectFrom('known_addresses as latest')
            .select('latest.address')
            .where('latest.user_id', '=', userId)
            .orderBy('latest.seen_at', 'desc')
            .limit(mostOfAUser),
        ),
      ]),
    )
    .execute()
}

function begin(now: Date): string {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
}
