import { createTokens, type Tokens } from '../api/http/tokens.ts'
import type { PlainEdit } from '../domain/revision.ts'
import { type Config, readConfig } from '../server/config.ts'
import { keptTokenSecret, requireSameSecret } from '../server/token-secret.ts'
import { openPrepared } from '../storage/create-storage.ts'

export type Office = {
  config: Config
  storage: Awaited<ReturnType<typeof openPrepared>>
  /** For what is signed; throws if the secret is not the installation's. */
  tokens: () => Promise<Tokens>
  edit: () => PlainEdit & { by: { id: null; name: string } }
}

/** The installation that the environment names; whoever owns the machine may do everything in it. */
export async function inOffice<Result>(work: (office: Office) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env)
  const { dataFolder, databaseUrl: database } = config
  const storage = await openPrepared({ dataFolder, database })
  const now = () => new Date()

  async function tokens(): Promise<Tokens> {
    const alone = <Made>(make: () => Promise<Made>) => make()
    const secret = config.tokenSecret ?? (await keptTokenSecret(dataFolder, alone))
    const made = createTokens(secret)
    await requireSameSecret({ storage, tokens: made, now })
    return made
  }

  try {
    return await work({
      config,
      storage,
      tokens,
      edit: () => ({ by: { id: null, name: 'the machine' }, right: 'product', at: now() }),
    })
  } finally {
    await storage.close()
  }
}
