import { createTokens, type Tokens } from '../api/http/tokens.ts'
import { type Config, readConfig } from '../server/config.ts'
import { storedTokenSecret, requireSameSecret } from '../server/token-secret.ts'
import { storeName } from '../server/store-name.ts'
import { byMachine } from '../storage/audit/machine.ts'
import { Refused } from '../storage/backup/restore.ts'
import { servedStore } from '../storage/installation/served-store.ts'
import { CommandFailure } from './outcome.ts'
import { openPrepared } from '../storage/create-storage.ts'

export type CommandContext = {
  config: Config
  storage: Awaited<ReturnType<typeof openPrepared>>
  /** Signing needs these; throws if the secret is not the installation's. */
  tokens: () => Promise<Tokens>
  edit: typeof byMachine
}

/** A command never creates a secret: only one created by a start is of use. */
function refuseToMake(): never {
  throw new CommandFailure(
    'There is no signing secret in DATA_DIR: set JWT_SECRET to the one the server uses.',
  )
}

function refuseOtherStore(dataFolder: string, own: string): void {
  const served = servedStore(dataFolder)
  if (served === undefined || served === own) return
  throw new Refused(
    `The server that runs on ${dataFolder} uses another store (${served}) than this command (${own}): give the command the settings of the server.`,
  )
}

/**
 * The installation is the one that the environment names; whoever owns the machine may do
 * everything in it. Its pictures are those of the folder while they are still to be moved to the
 * configured bucket.
 */
export async function withContext<Result>(
  work: (context: CommandContext) => Promise<Result>,
  pictures: 'as set' | 'folder' = 'as set',
): Promise<Result> {
  const config = readConfig(process.env)
  const { dataFolder, databaseUrl: database } = config
  const bucket = pictures === 'folder' ? null : config.bucket
  refuseOtherStore(dataFolder, storeName({ databaseUrl: database, bucket }))
  const storage = await openPrepared({
    dataFolder,
    database,
    bucket,
    sendsMail: config.mail !== null,
  })
  const now = () => new Date()

  async function tokens(): Promise<Tokens> {
    const made = createTokens(
      config.tokenSecret ?? (await storedTokenSecret(dataFolder, refuseToMake)),
    )
    await requireSameSecret({ storage, tokens: made, now })
    return made
  }

  try {
    return await work({
      config,
      storage,
      tokens,
      edit: byMachine,
    })
  } finally {
    await storage.close()
  }
}
