import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { createTokens } from '../api/http/tokens.ts'
import { ownerOf } from '../api/routes/factors.ts'
import { keepSecret, newSecret, secretFile } from '../server/token-secret.ts'
import { withContext, type CommandContext } from './command-context.ts'
import type { Act, Outcome } from './outcome.ts'

export function addSecretCommand(program: Command, act: Act): void {
  program
    .command('secret')
    .description('the secret that signs sessions and links')
    .command('rotate')
    .description(
      'replace it; everyone signs in again after the restart, with the same authenticator apps',
    )
    .action(() => act(() => withContext(rotate)))
}

/**
 * If this is interrupted after the file is written, the next start refuses and names this command.
 */
async function rotate({ config, storage, edit }: CommandContext): Promise<Outcome> {
  const secret = newSecret()
  const file = secretFile(config.dataFolder)
  const isSetting = config.tokenSecret !== undefined
  const former = config.tokenSecret ?? (await readFile(file, 'utf8').catch(() => ''))
  const [old, renewed] = [createTokens(former), createTokens(secret)]
  if (!isSetting) await keepSecret(file, secret)
  const lost = await storage.factors.changeSecret(renewed.check, edit(), (sealed, userId) => {
    const key = old.unseal(sealed, ownerOf(userId))
    return key && renewed.seal(key, ownerOf(userId))
  })
  const lines = lost.map(
    (email) =>
      `The authenticator app of ${email} was removed, because the former secret is not known.`,
  )
  const json = { lost_authenticators: lost }
  if (isSetting) {
    lines.push('Set JWT_SECRET to this wherever it is set, then restart:', secret)
    return { lines, json: { secret, ...json } }
  }
  return {
    lines: [...lines, `${file} holds a new secret: restart Wajha.`],
    json: { file, ...json },
  }
}
