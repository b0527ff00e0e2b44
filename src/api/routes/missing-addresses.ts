import { missingAddressEndpoints, type MissingAddressResponse } from '../../contract/redirects.ts'
import { messages } from '../../domain/messages.ts'
import type { MissingAddress } from '../../domain/seo/missing-address.ts'
import { pagination } from '../../domain/search/pagination.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { idOf } from './address-parameters.ts'

export function missingAddressRoutes({ storage: { missingAddresses } }: ApiParts) {
  return createRoutes(missingAddressEndpoints, {
    'GET /missing-addresses': async (c) => {
      const { page, limit } = c.req.valid('query')
      const found = await missingAddresses.list(page, limit)
      return {
        addresses: found.addresses.map(toResponse),
        pagination: pagination(page, limit, found.total),
      }
    },

    'DELETE /missing-addresses': async (c) => {
      return { message: messages.deleted, deleted: await missingAddresses.dismissAll(editOf(c)) }
    },

    'DELETE /missing-addresses/:id': async (c) => {
      await missingAddresses.dismiss(idOf(c), editOf(c))
      return { message: messages.deleted }
    },
  })
}

function toResponse({
  firstAt,
  lastAt,
  fromHost,
  ...address
}: MissingAddress): MissingAddressResponse {
  return {
    ...address,
    first_at: firstAt.toISOString(),
    last_at: lastAt.toISOString(),
    from_host: fromHost,
  }
}
