import { changesBetween } from '../../domain/audit/audit.ts'
import { isSame, type PlainEdit } from '../../domain/documents/revision.ts'
import type { Security } from '../../domain/people/security.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { readSecurity, type SecurityChange, securityTexts, writeSecurity } from './security-rows.ts'
import { deleteExpired } from './session-rows.ts'
import { lockUsers } from './user-rows.ts'

export function createSecurityStore({ db, writeQuietly }: Database) {
  return {
    read: (): Promise<Security> => readSecurity(db),

    /** Sessions that were idle for too long before or are now end, so that more time revives none. */
    change(change: SecurityChange, edit: PlainEdit): Promise<Security> {
      const { right, at } = edit
      return writeQuietly(
        right,
        async (trx) => {
          const before = await readSecurity(trx)
          await deleteExpired(trx, at)
          await writeSecurity(trx, change, at)
          await deleteExpired(trx, at)
          const after = await readSecurity(trx)
          const changes = changesBetween(securityTexts(before), securityTexts(after))
          if (!isSame(changes, {})) audit(trx, edit, 'security-changed', '', { changes })
          return after
        },
        lockUsers,
      )
    },
  }
}
