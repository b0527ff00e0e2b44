import { randomBytes } from 'node:crypto'
import { Argument, type Command, Option } from 'commander'
import { newUserForm } from '../contract/users.ts'
import { hashPassword } from '../api/routes/passwords.ts'
import { linkAddress, linkPurposeFor } from '../domain/navigation/link.ts'
import { type RoleName, roleNames, type User, type UserStatus } from '../domain/people/user.ts'
import { siteAddress } from '../server/config.ts'
import { type CommandContext, withContext } from './command-context.ts'
import { type Act, CommandFailure, type Outcome } from './outcome.ts'

export function addUserCommands(program: Command, act: Act): void {
  const user = program.command('user').description('manage who may sign in to the dashboard')
  const command = (name: string, description: string) =>
    user.command(name).description(description).argument('<email>', 'of the user')

  user
    .command('list')
    .description('list all accounts')
    .action(() => act(() => withContext(listUsers)))
  command('add', 'add a user and print, once, a one-time link for choosing a password')
    .option('--name <name>', 'the user’s name; by default the part of the email before the @')
    .addOption(
      new Option('--role <role>', 'what the user may do').choices(roleNames).default('editor'),
    )
    .action((email: string, options: NewUser) =>
      act(() => withContext((context) => addUser(context, email, options))),
    )
  command(
    'link',
    'print a one-time link for a user who has no password or has forgotten it',
  ).action((email: string) => act(() => withContext((context) => resetByLink(context, email))))
  for (const [name, status] of Object.entries(statuses)) {
    command(name, `make a user ${status}`).action((email: string) =>
      act(() => withContext((context) => change(context, email, { status }))),
    )
  }
  command('role', 'give a user another role')
    .addArgument(new Argument('<role>', 'what the user may do').choices(roleNames))
    .action((email: string, roleName: RoleName) =>
      act(() => withContext((context) => change(context, email, { roleName }))),
    )
  command('end-sessions', 'log a user out everywhere').action((email: string) =>
    act(() => withContext((context) => endSessions(context, email))),
  )
  command(
    'remove-second-factor',
    'let a user who has lost a phone or passkey log in by password alone',
  ).action((email: string) =>
    act(() => withContext((context) => removeSecondFactor(context, email))),
  )
}

const newUser = newUserForm.pick({ name: true, email: true })
const statuses = { activate: 'active', deactivate: 'inactive' } as const

async function listUsers({ storage }: CommandContext): Promise<Outcome> {
  const all = { page: 1, limit: 1_000_000, newestFirst: false, q: '' }
  const { users } = await storage.users.list(all)
  return { lines: users.map(lineOf), json: { users: users.map(shown) } }
}

type NewUser = { name?: string; role: RoleName }

async function addUser(
  context: CommandContext,
  given: string,
  { name, role }: NewUser,
): Promise<Outcome> {
  const { data, error } = newUser.safeParse({ email: given, name: name ?? given.split('@')[0] })
  if (!data) throw new CommandFailure(error.issues[0]?.message)
  // No link can be made without the secret, so it is asked for before anybody is added.
  await context.tokens()
  const user = await context.storage.users.add(
    {
      ...data,
      passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
      roleName: role,
      isInvited: true,
      status: 'active',
      avatar: '',
    },
    context.edit(),
  )
  return linkTo(context, user)
}

async function resetByLink(context: CommandContext, email: string): Promise<Outcome> {
  const user = await found(context, email)
  if (user.status !== 'active') {
    throw new CommandFailure(
      `${user.email} is inactive and cannot sign in: run \`./wajha user activate ${user.email}\` first.`,
    )
  }
  return linkTo(context, user)
}

async function linkTo(context: CommandContext, user: User): Promise<Outcome> {
  const purpose = linkPurposeFor(user)
  const { linkToken } = await context.tokens()
  const link = await context.storage.links.add(user.id, purpose, context.edit())
  const address = linkAddress(siteAddress(context.config), linkToken(link))
  const until = link.expiresAt.toISOString()
  return {
    lines: [`For ${lineOf(user)}`, `Works once, until ${until}:`, address],
    json: { user: shown(user), purpose, link: address, expires_at: until },
  }
}

type Change = { status: UserStatus } | { roleName: RoleName }

async function change(context: CommandContext, email: string, save: Change): Promise<Outcome> {
  const { id } = await found(context, email)
  const user = await context.storage.users.change(id, save, context.edit())
  return { lines: [lineOf(user)], json: { user: shown(user) } }
}

async function endSessions(context: CommandContext, email: string): Promise<Outcome> {
  const user = await found(context, email)
  await context.storage.sessions.endAll(user.id, context.edit())
  return { lines: [`${user.email} is logged out everywhere.`], json: { user: shown(user) } }
}

async function removeSecondFactor(context: CommandContext, email: string): Promise<Outcome> {
  const user = await found(context, email)
  const { factors } = context.storage
  if (!(await factors.usersWithFactor([user.id])).has(user.id)) {
    throw new CommandFailure(`${user.email} has no second factor.`)
  }
  await factors.removeAll(user.id, context.edit())
  return {
    lines: [`${user.email} logs in by password alone.`],
    json: { user: shown(user) },
  }
}

async function found({ storage }: CommandContext, email: string): Promise<User> {
  const known = await storage.users.findByEmail(email)
  if (!known) throw new CommandFailure(`No user has the email address ${email}.`)
  return known.user
}

function lineOf({ name, email, roleName, status }: User): string {
  return `${email}  ${roleName}  ${status}  ${name}`
}

function shown({ id, name, email, roleName, status }: User) {
  return { id, name, email, role_name: roleName, status }
}
