import { languageEndpoints } from '../../contract/languages.ts'
import { messages } from '../../domain/messages.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { idOf } from './address-parameters.ts'

export function languageRoutes({ storage }: ApiParts) {
  const { languages } = storage

  return createRoutes(languageEndpoints, {
    'GET /public/languages': async () => {
      const all = await languages.all()
      return all.map(({ code, name, status }) => ({ code, name, status }))
    },

    'GET /languages': () => languages.all(),

    'POST /languages': async (c) => {
      const language = await languages.add(c.req.valid('json'), editOf(c))
      return { message: messages.accomplished, language }
    },

    'PATCH /languages/:id': async (c) => {
      const language = await languages.change(idOf(c), c.req.valid('json'), editOf(c))
      return { message: messages.accomplished, language }
    },

    'DELETE /languages/:id': async (c) => {
      const trashId = await languages.remove(idOf(c), editOf(c))
      return { message: messages.deleted, trash_id: trashId }
    },
  })
}
