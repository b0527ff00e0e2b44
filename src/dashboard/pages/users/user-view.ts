import type { UserFilter } from '../../../contract/users.ts'
import { pageSizes } from '../../../domain/search/pagination.ts'
import { pageIn } from '../../kit/list/load-list.ts'
import { searchLimits } from '../../../domain/search/search-text.ts'

/** “Normal users” are the editors (K-11). */
const filters = {
  all: {},
  active: { status: 'active' },
  inactive: { status: 'inactive' },
  admins: { role: 'admin' },
  editors: { role: 'editor' },
  twoSteps: { second_factor: true },
  oneStep: { second_factor: false },
} as const satisfies Record<string, Pick<UserFilter, 'role' | 'status' | 'second_factor'>>
const orders = ['oldest', 'newest'] as const

export type FilterName = keyof typeof filters
export type Order = (typeof orders)[number]
/** The address says which users are shown: `?filter=active&order=newest&q=omar&page=2`. */
export type UserView = { filter: FilterName; order: Order; q: string; page: number }

export const filterNames = Object.keys(filters) as [FilterName, ...FilterName[]]
export const orderNames: readonly [Order, ...Order[]] = orders

/**
 * An address that says nothing, or something wrong, shows everybody, the oldest first, from the
 * beginning.
 */
export function viewOf(parameters: URLSearchParams): UserView {
  const filter = filterNames.find((name) => name === parameters.get('filter')) ?? 'all'
  const order = orders.find((name) => name === parameters.get('order')) ?? 'oldest'
  const q = parameters.get('q')?.trim().slice(0, searchLimits.queryLength) ?? ''
  return { filter, order, q, page: pageIn(parameters) }
}

export function addressOf({ filter, order, q, page }: UserView): string {
  const parameters = new URLSearchParams()
  if (filter !== 'all') parameters.set('filter', filter)
  if (order !== 'oldest') parameters.set('order', order)
  if (q !== '') parameters.set('q', q)
  if (page > 1) parameters.set('page', String(page))
  return `?${parameters}`
}

export function requestOf({ filter, order, q, page }: UserView): UserFilter {
  const reversed = order === 'newest'
  return { page, limit: pageSizes.dashboard, reversed, q: q || undefined, ...filters[filter] }
}
