import type { Caller } from './client.ts'

export const systemApi = ({ call }: Caller) => ({
  get: () => call('GET /system', {}),
  /** It runs in the background; `get` tells how it ended. */
  backUp: () => call('POST /system/backups', {}),
  testMail: () => call('POST /system/test-mail', {}),
})
