import type { activityApi } from '../../../api/client/activity-api.ts'
import { type AuditGroup, auditGroups } from '../../../domain/audit/audit-groups.ts'
import { searchLimits } from '../../../domain/search/search-text.ts'
import { dayIn, endOfDay, startOfDay } from '../../kit/days.ts'

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

export function requestOf({
  from,
  to,
  q,
  ...view
}: ActivityView): Parameters<ReturnType<typeof activityApi>['list']>[0] {
  return {
    ...view,
    q: q || undefined,
    from: from === '' ? undefined : startOfDay(from),
    to: to === '' ? undefined : endOfDay(to),
  }
}
