import { randomBytes } from 'node:crypto'
import type { ApiParts } from '../api/http/api-parts.ts'
import { hashPassword } from '../api/routes/passwords.ts'
import type { Config } from './config.ts'
import { fillWithDemoContent } from './demo-content.ts'
import { print } from './print.ts'

/**
 * Adding the first administrator completes an installation; an interrupted one starts over, and
 * other processes wait.
 */
export async function install(parts: ApiParts, config: Config): Promise<void> {
  const { withInstallLock, installation } = parts.storage
  if (!(await installation.isComplete())) await withInstallLock(() => installAlone(parts, config))
}

async function installAlone(parts: ApiParts, config: Config): Promise<void> {
  const { deleteContent, installation } = parts.storage
  if (await installation.isComplete()) return
  if (await installation.hasAdministrator()) return installation.complete(undefined, parts.now())
  if (await installation.isHalfFilled()) await deleteContent()
  if (config.demoContent && !(await installation.hasContent())) {
    await fillWithDemoContent(parts, config.demoFolder)
  }
  await addAdministrator(parts, config.administrator)
}

async function addAdministrator(
  { storage, now }: ApiParts,
  { email, password: chosen }: Config['administrator'],
): Promise<void> {
  const password = chosen ?? randomBytes(12).toString('base64url')
  const administrator = {
    name: email.split('@')[0] ?? email,
    email,
    passwordHash: await hashPassword(password),
    roleName: 'admin',
    status: 'active',
    avatar: '/avatars/avatar-1.webp',
  } as const
  // The password is shown before it is saved: after an interruption in between, it would be known
  // to no one.
  const isShown = show(email, chosen === undefined ? password : 'that of ADMIN_PASSWORD')
  if (chosen === undefined && !isShown) throw new Error(unshown)
  await storage.installation.complete(administrator, now())
}

const unshown =
  'the first password could not be shown: let the start write to standard error, or set ADMIN_PASSWORD'

function show(email: string, password: string): boolean {
  const lines = [
    'First administrator (shown only once):',
    `  email     ${email}`,
    `  password  ${password}`,
  ]
  return print(`\n${lines.join('\n')}\n`)
}
