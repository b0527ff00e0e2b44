import type { Command } from 'commander'
import { createTokens } from '../api/http/tokens.ts'
import { keepSecret, newSecret, secretFile } from '../server/token-secret.ts'
import { withContext, type CommandContext } from './command-context.ts'
import type { Act, Outcome } from './outcome.ts'

export function addSecretCommand(program: Command, act: Act): void {
  program
    .command('secret')
    .description('the secret that signs sessions and links')
    .command('rotate')
    .description('replace it; everyone signs in again after the restart')
    .action(() => act(() => withContext(rotate)))
}

/**
 * If this is interrupted after the file is written, the next start refuses and names this command.
 */
async function rotate({ config, storage }: CommandContext): Promise<Outcome> {
  const secret = newSecret()
  const file = secretFile(config.dataFolder)
  const isSetting = config.tokenSecret !== undefined
  if (!isSetting) await keepSecret(file, secret)
  await storage.installation.changeSecretCheck(createTokens(secret).check, new Date())
  if (isSetting) {
    return {
      lines: ['Set JWT_SECRET to this wherever it is set, then restart:', secret],
      json: { secret },
    }
  }
  return { lines: [`${file} holds a new secret: restart Wajha.`], json: { file } }
}
