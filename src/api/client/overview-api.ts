import type { StartingPoint } from '../../domain/starting-point/starting-point.ts'
import type { Caller } from './client.ts'

export const overviewApi = ({ call }: Caller) => ({
  get: () => call('GET /overview', {}),
  /** Removes what is still as the demo brought it; `trash.restoreAll` brings it back. */
  startEmpty: () => call('POST /start-empty', {}),
  startAs: (kind: StartingPoint) => call('POST /start-as', { json: { kind } }),
})
