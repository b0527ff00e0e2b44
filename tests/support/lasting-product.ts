import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { apiOf, type Product, type SignedIn, signIn } from './product.ts'

export type LastingProduct = Awaited<ReturnType<typeof lasting>>

export async function lasting({ address }: Product, dataFolder: string) {
  const layla = await signIn(address)
  const content = keptContent(dataFolder)
  return {
    address,

    async restore(): Promise<void> {
      if (!content.isChanged()) return
      content.restore()
      await forgetPages(address, layla)
      content.restore()
    },

    forgetProofs: content.forgetProofs,
    forgetUsedCodes: content.forgetUsedCodes,
    forgetSignIns: content.forgetSignIns,
    spendRecoveryCodes: content.spendRecoveryCodes,
    askForSecondFactors: content.askForSecondFactors,
    givePasskeys: content.givePasskeys,
    close: content.close,
  }
}

const now = '2025-11-03T09:00:00.000Z'

function keptContent(dataFolder: string) {
  const stored = join(dataFolder, 'kept.sqlite')
  const database = new DatabaseSync(join(dataFolder, 'wajha.sqlite'), {
    timeout: 10_000,
    enableForeignKeyConstraints: false,
  })
  database.exec(
    `vacuum into '${stored}'; attach '${stored}' as kept; pragma main.synchronous = off`,
  )
  const tables = database
    .prepare(`select name from kept.sqlite_master where type = 'table'`)
    .all()
    .map(
      ({ name }) =>
        `delete from main.${name}; insert into main.${name} select * from kept.${name};`,
    )
  const version = () => Object.values(database.prepare('pragma main.data_version').get() ?? {})[0]
  let last = version()

  return {
    isChanged: (): boolean => version() !== last,

    restore(): void {
      database.exec(`begin immediate; ${tables.join(' ')} commit`)
      last = version()
    },

    forgetProofs: () => database.exec('update sessions set proved_at = null'),
    forgetUsedCodes: () => database.exec('update authenticators set last_step = 0'),
    forgetSignIns: () => database.exec('delete from sign_in_steps'),

    spendRecoveryCodes: (left: string) =>
      database
        .prepare('update recovery_codes set used_at = ? where selector <> ?')
        .run(now, left.slice(0, 4)),

    askForSecondFactors: () =>
      database.exec(
        `insert into settings values ('second_factor_for', '"everybody"', '${now}', null)`,
      ),

    givePasskeys: () =>
      database.exec(
        `insert into passkeys (id, user_id, rp_id, public_key, counter, transports, name, backed_up, created_at)
         select 'key of ' || id, id, 'naoura.example', '', 0, '[]', '', 0, '${now}' from users`,
      ),

    close: () => database.close(),
  }
}

/** The save is undone again: pages stored until now are then rendered anew. */
async function forgetPages(address: string, { token }: SignedIn): Promise<void> {
  const body = new FormData()
  body.append('content', JSON.stringify({ section_title: { en: 'Seen by nobody' } }))
  const answer = await apiOf(address, token)('sections/aboutUs/content', { method: 'POST', body })
  if (!answer.ok) throw new Error(await answer.text())
}
