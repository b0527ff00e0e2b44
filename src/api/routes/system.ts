import packageFile from '../../../package.json' with { type: 'json' }
import { systemEndpoints } from '../../contract/system.ts'
import { messages } from '../../domain/messages.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { toSystem } from './system-response.ts'

export function systemRoutes({ storage, now }: ApiParts) {
  const { backups, system } = storage

  return createRoutes(systemEndpoints, {
    'GET /system': async () =>
      toSystem(packageFile.version, await system.read(), await backups.state(now())),

    'POST /system/backups': async (c) => {
      await backups.begin(editOf(c))
      return { message: messages.backupBegun }
    },
  })
}
