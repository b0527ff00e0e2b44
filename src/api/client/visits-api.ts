import type { Caller } from './client.ts'

export const visitsApi = ({ call }: Caller) => ({
  get: (days: number) => call('GET /visits', { query: { days } }),
})
