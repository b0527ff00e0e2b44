import { randomBytes } from 'node:crypto'
import { Argument, type Command, Option } from 'commander'
import { newUserForm } from '../contract/users.ts'
import { hashPassword } from '../api/routes/passwords.ts'
import { linkAddress, type LinkPurpose } from '../domain/navigation/link.ts'
import { type RoleName, roleNames, type User, type UserStatus } from '../domain/people/user.ts'
import { siteAddress } from '../server/config.ts'
import { type Office, inOffice } from './open-office.ts'
import { type Act, CommandFailure, type Outcome } from './outcome.ts'

export function addUserCommands(program: Command, act: Act): void {
  const user = program.command('user').description('manage who may sign in to the dashboard')
  const command = (name: string, description: string) =>
    user.command(name).description(description).argument('<email>', 'of the user')

  user
    .command('list')
    .description('list all accounts')
    .action(() => act(() => inOffice(listUsers)))
  command('add', 'add a user and print, once, a one-time link for choosing a password')
    .option('--name <name>', 'the user’s name; by default the part of the email before the @')
    .addOption(
      new Option('--role <role>', 'what the user may do').choices(roleNames).default('editor'),
    )
    .action((email: string, options: NewUser) =>
      act(() => inOffice((office) => addUser(office, email, options))),
    )
  command('link', 'print a one-time link for a user who has forgotten the password').action(
    (email: string) => act(() => inOffice((office) => resetByLink(office, email))),
  )
  for (const [name, status] of Object.entries(statuses)) {
    command(name, `make a user ${status}`).action((email: string) =>
      act(() => inOffice((office) => change(office, email, { status }))),
    )
  }
  command('role', 'give a user another role')
    .addArgument(new Argument('<role>', 'what the user may do').choices(roleNames))
    .action((email: string, roleName: RoleName) =>
      act(() => inOffice((office) => change(office, email, { roleName }))),
    )
  command('end-sessions', 'log a user out everywhere').action((email: string) =>
    act(() => inOffice((office) => endSessions(office, email))),
  )
}

const newUser = newUserForm.pick({ name: true, email: true })
const statuses = { activate: 'active', deactivate: 'inactive' } as const

async function listUsers({ storage }: Office): Promise<Outcome> {
  const all = { page: 1, limit: 1_000_000, newestFirst: false, q: '' }
  const { users } = await storage.users.list(all)
  return { lines: users.map(lineOf), json: { users: users.map(shown) } }
}

type NewUser = { name?: string; role: RoleName }

async function addUser(office: Office, given: string, { name, role }: NewUser): Promise<Outcome> {
  const { data, error } = newUser.safeParse({ email: given, name: name ?? given.split('@')[0] })
  if (!data) throw new CommandFailure(error.issues[0]?.message)
  // No link can be made without the secret, so it is asked for before anybody is added.
  await office.tokens()
  const user = await office.storage.users.add(
    {
      ...data,
      passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
      roleName: role,
      status: 'active',
      avatar: '',
    },
    office.edit(),
  )
  return linkTo(office, user, 'invitation')
}

async function resetByLink(office: Office, email: string): Promise<Outcome> {
  const user = await found(office, email)
  if (user.status !== 'active') {
    throw new CommandFailure(
      `${user.email} is inactive and cannot sign in: run \`./wajha user activate ${user.email}\` first.`,
    )
  }
  return linkTo(office, user, 'reset')
}

async function linkTo(office: Office, user: User, purpose: LinkPurpose): Promise<Outcome> {
  const { linkToken } = await office.tokens()
  const link = await office.storage.links.add(user.id, purpose, office.edit())
  const address = linkAddress(siteAddress(office.config), linkToken(link))
  const until = link.expiresAt.toISOString()
  return {
    lines: [`For ${lineOf(user)}`, `Works once, until ${until}:`, address],
    json: { user: shown(user), purpose, link: address, expires_at: until },
  }
}

type Change = { status: UserStatus } | { roleName: RoleName }

async function change(office: Office, email: string, save: Change): Promise<Outcome> {
  const { id } = await found(office, email)
  const user = await office.storage.users.change(id, save, office.edit())
  return { lines: [lineOf(user)], json: { user: shown(user) } }
}

async function endSessions(office: Office, email: string): Promise<Outcome> {
  const user = await found(office, email)
  await office.storage.sessions.endAll(user.id, office.edit().right)
  return { lines: [`${user.email} is logged out everywhere.`], json: { user: shown(user) } }
}

async function found({ storage }: Office, email: string): Promise<User> {
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
