import { accessKeyEndpoints, type AccessKeyResponse } from '../../contract/access-keys.ts'
import { messages } from '../../domain/messages.ts'
import type { AccessKey } from '../../domain/people/access-key.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { idOf } from './address-parameters.ts'

export function accessKeyRoutes({ storage: { accessKeys } }: ApiParts) {
  return createRoutes(accessKeyEndpoints, {
    'GET /access-keys': async () => ({ access_keys: (await accessKeys.list()).map(toResponse) }),

    'POST /access-keys': async (c) => {
      const { key, text } = await accessKeys.add(c.req.valid('json'), editOf(c))
      return { message: messages.accomplished, access_key: toResponse(key), key: text }
    },

    'DELETE /access-keys/:id': async (c) => {
      await accessKeys.end(idOf(c), editOf(c))
      return { message: messages.accomplished }
    },
  })
}

function toResponse({ id, name, scope, hint, madeBy, ...key }: AccessKey): AccessKeyResponse {
  return {
    id,
    name,
    scope,
    hint,
    made_by: madeBy,
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt.toISOString(),
    used_at: key.usedAt?.toISOString() ?? null,
    ended_at: key.endedAt?.toISOString() ?? null,
  }
}
