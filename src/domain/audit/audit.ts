import type { Author, PlainEdit } from '../documents/revision.ts'
import type { AuditGroup } from './audit-groups.ts'
import { linkPurposes } from '../navigation/link.ts'
import { scopes } from '../people/access-key.ts'
import { factors } from '../people/factors.ts'
import type { SessionSource } from '../people/session.ts'
import { roleNames } from '../people/user.ts'
import { startingPoints } from '../starting-point/starting-point.ts'
import { z } from '../text/schema.ts'

const longest = 1_000
const line = z.string().max(longest)

export const changedFields = [
  'name',
  'email',
  'role',
  'status',
  'code',
  'second_factor_for',
  'strong_passwords',
  'idle_minutes',
  'recipients',
  'message_days',
  'copies',
  'time_zone',
  'publishing_rule',
  'rule_languages',
] as const

/** Whatever an entry tells beside its kind is one of these, so that no secret gets in. */
export const auditFields = z.strictObject({
  name: line,
  email: line,
  code: line,
  role: z.enum(roleNames),
  scope: z.enum(scopes),
  factor: z.enum(['password', ...factors]),
  invited: z.boolean(),
  purpose: z.enum(linkPurposes),
  /** Each is as it was and as it is. */
  changes: z.partialRecord(z.enum(changedFields), z.tuple([line, line])),
  /** Refusals of a kind are counted into one entry. */
  count: z.int().positive(),
  call: line,
  point: z.enum(startingPoints),
  moved: z.enum(['database', 'pictures', 'both']),
  proven: z.boolean(),
  made_at: z.iso.datetime().meta({ examples: ['2025-11-03T09:00:00.000Z'] }),
})
type AuditFields = z.infer<typeof auditFields>

export const auditKinds = {
  'signed-in': { group: 'access', fields: ['factor'] },
  'sign-in-refused': { group: 'access', fields: ['name', 'email', 'count'] },
  'proof-refused': { group: 'access', fields: ['count'] },
  'signed-out': { group: 'access', fields: [] },
  'session-ended': { group: 'access', fields: [] },
  'other-sessions-ended': { group: 'access', fields: [] },
  'user-sessions-ended': { group: 'access', fields: ['name', 'email'] },
  'password-changed': { group: 'access', fields: ['name', 'email'] },
  'passkey-added': { group: 'access', fields: ['name'] },
  'passkey-renamed': { group: 'access', fields: ['changes'] },
  'passkey-removed': { group: 'access', fields: ['name'] },
  'authenticator-added': { group: 'access', fields: [] },
  'authenticator-removed': { group: 'access', fields: [] },
  'recovery-codes-made': { group: 'access', fields: [] },
  'second-factor-removed': { group: 'access', fields: ['name', 'email'] },
  'security-changed': { group: 'system', fields: ['changes'] },
  'key-added': { group: 'access', fields: ['name', 'scope'] },
  'key-ended': { group: 'access', fields: ['name'] },
  'link-made': { group: 'access', fields: ['name', 'email', 'purpose'] },
  'link-asked': { group: 'access', fields: ['name', 'email', 'purpose'] },
  'link-used': { group: 'access', fields: ['purpose'] },
  'access-refused': { group: 'access', fields: ['call', 'count'] },
  'limit-reached': { group: 'access', fields: ['call', 'count'] },
  'user-added': { group: 'users', fields: ['name', 'email', 'role', 'invited'] },
  'user-changed': { group: 'users', fields: ['name', 'email', 'changes'] },
  'user-removed': { group: 'users', fields: ['name', 'email'] },
  'user-restored': { group: 'users', fields: ['name', 'email'] },
  'language-added': { group: 'site', fields: ['name', 'code'] },
  'language-changed': { group: 'site', fields: ['name', 'code', 'changes'] },
  'language-removed': { group: 'site', fields: ['name', 'code'] },
  'language-restored': { group: 'site', fields: ['name', 'code'] },
  replied: { group: 'site', fields: [] },
  'look-changed': { group: 'site', fields: [] },
  'words-changed': { group: 'site', fields: [] },
  'navigation-changed': { group: 'site', fields: [] },
  'identity-changed': { group: 'site', fields: [] },
  'seo-changed': { group: 'site', fields: [] },
  'messages-exported': { group: 'site', fields: ['count'] },
  'person-exported': { group: 'site', fields: ['count'] },
  'person-erased': { group: 'site', fields: ['count'] },
  'recipients-changed': { group: 'site', fields: ['changes'] },
  'retention-changed': { group: 'site', fields: ['changes'] },
  'time-zone-changed': { group: 'site', fields: ['changes'] },
  'publishing-rule-changed': { group: 'site', fields: ['changes'] },
  'redirect-added': { group: 'site', fields: ['name'] },
  'redirects-imported': { group: 'site', fields: ['count'] },
  'moved-in': { group: 'site', fields: ['name', 'count'] },
  'moved-in-public': { group: 'site', fields: ['name', 'count'] },
  'old-site-asked': { group: 'site', fields: ['name'] },
  'taken-back': { group: 'site', fields: ['name'] },
  'redirect-removed': { group: 'site', fields: ['name'] },
  'redirect-restored': { group: 'site', fields: ['name'] },
  'page-removed': { group: 'site', fields: ['name'] },
  'page-restored': { group: 'site', fields: ['name'] },
  'form-changed': { group: 'site', fields: ['name', 'changes'] },
  'form-removed': { group: 'site', fields: ['name'] },
  'form-restored': { group: 'site', fields: ['name'] },
  'media-removed': { group: 'site', fields: ['name'] },
  'media-restored': { group: 'site', fields: ['name'] },
  'file-removed': { group: 'site', fields: ['name'] },
  'file-restored': { group: 'site', fields: ['name'] },
  started: { group: 'site', fields: ['point'] },
  'demo-removed': { group: 'site', fields: [] },
  purged: { group: 'system', fields: ['count'] },
  frozen: { group: 'system', fields: [] },
  thawed: { group: 'system', fields: [] },
  'backup-made': { group: 'system', fields: ['proven'] },
  'backup-failed': { group: 'system', fields: [] },
  'export-begun': { group: 'system', fields: [] },
  'export-made': { group: 'system', fields: ['count'] },
  'export-downloaded': { group: 'system', fields: [] },
  restored: { group: 'system', fields: ['made_at'] },
  moved: { group: 'system', fields: ['moved'] },
  'secret-changed': { group: 'system', fields: [] },
} as const satisfies Record<string, { group: AuditGroup; fields: readonly (keyof AuditFields)[] }>

export type AuditKind = keyof typeof auditKinds
export const auditKindNames = Object.keys(auditKinds) as AuditKind[]
export type AuditDetails<Kind extends AuditKind> = Pick<
  AuditFields,
  (typeof auditKinds)[Kind]['fields'][number]
>

/** A visitor has not proven who they are; the owner of the machine uses its command line. */
export const auditOrigins = ['user', 'key', 'visitor', 'machine', 'product'] as const

export type Refusal = {
  kind: 'sign-in-refused' | 'proof-refused' | 'access-refused' | 'limit-reached'
  who: Actor
  subject: string
  details: { name?: string; email?: string; call?: string }
}

export type Actor = {
  origin: (typeof auditOrigins)[number]
  by: Author
  source: SessionSource
  at: Date
}

export type AuditEntry = Actor & {
  id: number
  kind: AuditKind
  subject: string
  details: Partial<AuditFields>
}

const nowhere: SessionSource = { address: '', device: { browser: null, system: null } }

export function actorOf({ right, at, by = { id: null, name: '' } }: PlainEdit): Actor {
  if (typeof right !== 'string') return { origin: originOf(by), by, source: right.source, at }
  return { origin: right === 'session' ? 'visitor' : right, by, source: nowhere, at }
}

/** A program that uses an access key acts for the user who made it. */
export function originOf({ key }: Author): 'user' | 'key' {
  return key === undefined ? 'user' : 'key'
}

/** Throws if they are not those of the kind. */
export function checkedDetails<Kind extends AuditKind>(
  kind: Kind,
  details: AuditDetails<Kind>,
): object {
  const { shape } = auditFields
  const names: readonly (keyof AuditFields)[] = auditKinds[kind].fields
  return z.strictObject(Object.fromEntries(names.map((name) => [name, shape[name]]))).parse(details)
}

export function changesBetween<Name extends string>(
  before: Record<Name, string>,
  after: Record<Name, string>,
): { [Changed in Name]?: [string, string] } {
  const names = (Object.keys(before) as Name[]).filter((name) => before[name] !== after[name])
  const cut = (text: string) => text.slice(0, longest)
  const changes = names.map((name) => [name, [cut(before[name]), cut(after[name])]] as const)
  return Object.fromEntries(changes) as { [Changed in Name]?: [string, string] }
}
