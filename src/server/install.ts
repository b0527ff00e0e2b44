import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { ApiParts } from '../api/api-parts.ts'
import type { Config } from './config.ts'
import { fillWithDemoContent } from './demo-content.ts'

export type FirstAdministrator = { email: string; password: string }

/**
 * Makes an empty installation usable. The first administrator is made last, so an installation that was
 * interrupted begins anew. Returns the credentials to show once, or undefined when nothing was to be done.
 */
export async function install(
  parts: ApiParts,
  config: Config,
): Promise<FirstAdministrator | undefined> {
  const { alone, users } = parts.storage
  if (await users.hasAdministrator()) return undefined
  return alone(() => installAlone(parts, config))
}

async function installAlone(
  parts: ApiParts,
  config: Config,
): Promise<FirstAdministrator | undefined> {
  const { users } = parts.storage
  if (await users.hasAdministrator()) return undefined
  if (config.demoContent) await fillWithDemoContent(parts, config.demoFolder)
  const { email } = config.administrator
  const password = config.administrator.password ?? randomBytes(12).toString('base64url')
  await users.addFirst(
    {
      name: email.split('@')[0] ?? email,
      email,
      passwordHash: await hash(password),
      roleName: 'admin',
      status: 'active',
      avatar: '/avatars/avatar-1.webp',
    },
    parts.now(),
  )
  return { email, password }
}
