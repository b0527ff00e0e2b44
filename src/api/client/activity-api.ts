import type { Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const activityApi = ({ call }: Caller) => ({
  list: (query: Query<'GET /activity'>) => call('GET /activity', { query }),
  check: () => call('GET /activity/check', {}),
})
