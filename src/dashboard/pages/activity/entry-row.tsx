import {
  type Icon,
  IconAlertTriangle,
  IconKey,
  IconServer,
  IconUser,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ActivityEntry } from '../../../contract/activity.ts'
import type { AuditKind } from '../../../domain/audit/audit.ts'
import type { AuditGroup } from '../../../domain/audit/audit-groups.ts'
import { documentKinds } from '../../../domain/documents/revision.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { type PageName, pathOf } from '../../app/shell/menu.ts'
import { useIdleTime } from '../../kit/security/use-idle-time.ts'
import { securityWords } from '../../kit/security/words.ts'
import { publishingRuleWords } from '../../kit/publishing-rule-words.ts'
import { SentenceWithTime } from '../../kit/sentence-with-time.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { useDeviceName } from '../../kit/use-device-name.ts'
import styles from './activity.module.css'
import { activityWords } from './words.ts'

const icons: Record<AuditGroup | 'alarming', Icon> = {
  access: IconKey,
  users: IconUser,
  site: IconWorld,
  system: IconServer,
  alarming: IconAlertTriangle,
}
const alarming: ReadonlySet<AuditKind> = new Set([
  'sign-in-refused',
  'proof-refused',
  'access-refused',
  'limit-reached',
  'backup-failed',
])

type EntryRowProps = { entry: ActivityEntry; isFirstOfDay: boolean }

export function EntryRow({ entry, isFirstOfDay }: EntryRowProps) {
  const look = alarming.has(entry.kind) ? 'alarming' : entry.group
  const Icon = icons[look]
  return (
    <>
      {isFirstOfDay && (
        <h2 className={styles.date}>
          <Timestamp date={entry.at} part="day" />
        </h2>
      )}
      <Icon className={styles.icon} data-look={look} size={20} stroke={1.75} aria-hidden="true" />
      <div className={styles.what}>
        <p>
          <Act entry={entry} />
        </p>
        <Facts entry={entry} />
        <p className={styles.source}>
          <span>
            <Who entry={entry} />
          </span>
          <Source entry={entry} />
        </p>
      </div>
      <p className={styles.time}>
        <Timestamp date={entry.at} part="clock" />
      </p>
    </>
  )
}

function Act({ entry }: { entry: ActivityEntry }) {
  const { kinds, factors } = useWords(activityWords)
  const { kind, details } = entry
  const signedIn = kind === 'signed-in' && details.factor
  const sentence = signedIn ? factors[signedIn] : kinds[kind](details)
  const path = pathFor(entry)
  return path === undefined ? sentence : <Link to={path}>{sentence}</Link>
}

const pages: Partial<Record<string, PageName>> = {
  language: 'languages',
  look: 'look',
  words: 'words',
  navigation: 'navigation',
  identity: 'identity',
  seo: 'seo',
  page: 'pages',
  media: 'media',
  file: 'media',
  key: 'security',
  security: 'security',
  backup: 'system',
  export: 'system',
}

function pathFor({ kind, subject, details }: ActivityEntry): string | undefined {
  const [thing = '', act = ''] = kind.split('-')
  const removed = documentKinds.find((known) => known === thing && act === 'removed')
  if (removed) return `${pathOf('trash')}?kind=${removed}`
  if (details.email) return `${pathOf('users')}?q=${encodeURIComponent(details.email)}`
  if (kind === 'page-restored') return `${pathOf('pages')}/${subject}`
  if (thing.startsWith('redirect')) return `${pathOf('seo')}/redirects`
  const page = pages[thing]
  return page && pathOf(page)
}

function Facts({ entry: { kind, details, changes } }: { entry: ActivityEntry }) {
  const words = useWords(activityWords)
  const { roles } = useWords(commonWords)
  const nameOf = useValueNames()
  const { role, scope, email, code, call, count = 1, made_at: madeAt } = details
  const facts: Record<string, ReactNode> = {
    role: role && roles[role],
    scope: scope && words.scopes[scope],
    email: email && <bdi dir="ltr">{email}</bdi>,
    code: code && <bdi dir="ltr">{code}</bdi>,
    call: call && <bdi dir="ltr">{call}</bdi>,
    count: alarming.has(kind) && count > 1 && words.times(count),
    backup: madeAt && <SentenceWithTime sentence={words.backupOf} time={madeAt} />,
  }
  for (const { field, from, to } of changes) {
    facts[`from ${field}`] = words.change(
      words.fields[field],
      nameOf(field, from),
      nameOf(field, to),
    )
  }
  const known = Object.entries(facts).filter(([, fact]) => fact)
  if (known.length === 0) return null
  return (
    <ul className={styles.facts}>
      {known.map(([name, fact]) => (
        <li key={name}>{fact}</li>
      ))}
    </ul>
  )
}

type ChangedField = ActivityEntry['changes'][number]['field']

/** Roles and the like are said as on the pages that change them. */
function useValueNames() {
  const { switched } = useWords(activityWords)
  const { roles, statuses } = useWords(commonWords)
  const { groups } = useWords(securityWords)
  const { rules } = useWords(publishingRuleWords)
  const idleTime = useIdleTime()
  const known: Partial<Record<ChangedField, Record<string, string>>> = {
    role: roles,
    status: statuses,
    second_factor_for: groups,
    strong_passwords: switched,
    copies: switched,
    publishing_rule: rules,
  }
  return (field: ChangedField, value: string) => {
    if (field === 'idle_minutes') return idleTime(value === '' ? null : Number(value))
    return known[field]?.[value] ?? (value || '–')
  }
}

function Who({ entry: { origin, by } }: { entry: ActivityEntry }) {
  const words = useWords(activityWords)
  if (origin === 'machine') return words.machine(by.name)
  if (!by.name) return origin === 'visitor' ? words.visitor : words.product
  return (
    <>
      {by.id === null ? (
        <bdi>{by.name}</bdi>
      ) : (
        <Link to={`?user=${by.id}`} aria-label={words.onlyOf(by.name)}>
          <bdi>{by.name}</bdi>
        </Link>
      )}
      {origin === 'key' && ` ${words.program}`}
    </>
  )
}

function Source({ entry: { device, address } }: { entry: ActivityEntry }) {
  const deviceName = useDeviceName()
  const isKnown = device.browser !== null || device.system !== null
  return (
    <>
      {isKnown && <span>{deviceName(device)}</span>}
      {address && (
        <bdi dir="ltr" className="num">
          {address}
        </bdi>
      )}
    </>
  )
}
