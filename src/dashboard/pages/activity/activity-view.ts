import type { Client } from '../../../api/client/client.ts'
import { type AuditGroup, auditGroups } from '../../../domain/audit/audit-groups.ts'
import { searchLimits } from '../../../domain/search/search-text.ts'

/** The address says what is shown: `?kind=users&user=1&from=2026-11-01&to=2026-11-27&q=omar`. */
export type ActivityView = {
  kind: AuditGroup | undefined
  user: number | undefined
  from: string
  to: string
  q: string
}

export function viewOf(parameters: URLSearchParams): ActivityView {
  const user = parameters.get('user') ?? ''
  return {
    kind: auditGroups.find((group) => group === parameters.get('kind')),
    user: /^[1-9]\d{0,8}$/.test(user) ? Number(user) : undefined,
    from: dayIn(parameters.get('from')),
    to: dayIn(parameters.get('to')),
    q: parameters.get('q')?.trim().slice(0, searchLimits.queryLength) ?? '',
  }
}

export function isFiltered(view: ActivityView): boolean {
  return Object.values(view).some(Boolean)
}

/** Days are those of this device, and the last one is within. */
export function requestOf({
  from,
  to,
  q,
  ...view
}: ActivityView): Parameters<Client['activity']['list']>[0] {
  return {
    ...view,
    q: q || undefined,
    from: from === '' ? undefined : midnight(from).toISOString(),
    to: to === '' ? undefined : midnight(to, 1).toISOString(),
  }
}

function midnight(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater)
}

export function dayIn(text: string | null): string {
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''))
  return isDay && text ? text : ''
}
