import type { Caller } from './client.ts'

export const systemApi = ({ call }: Caller) => ({
  get: () => call('GET /system', {}),
  /** It runs in the background; `get` tells how it ended. */
  backUp: () => call('POST /system/backups', {}),
  prepareExport: () => call('POST /system/export', {}),
  linkToExport: () => call('POST /system/export/link', {}),
  testMail: () => call('POST /system/test-mail', {}),
})
