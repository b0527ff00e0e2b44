import { coverageEndpoints } from '../../contract/coverage.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { pagination } from '../../domain/search/pagination.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'

export function coverageRoutes({ storage: { coverage, languages } }: ApiParts) {
  function refuseUnknown(field: string, code: LanguageCode | undefined, codes: LanguageCode[]) {
    if (code === undefined || codes.includes(code)) return
    throw new Problem('invalid-input', { fields: { [field]: messages.languageUnknown } })
  }

  return createRoutes(coverageEndpoints, {
    'GET /coverage': async (c) => coverage.counts(await languages.codes(), c.get('user')),

    'GET /coverage/documents': async (c) => {
      const { in: language, page, limit, ...filter } = c.req.valid('query')
      const codes = await languages.codes()
      refuseUnknown('in', language, codes)
      const request = { ...filter, language, page, limit }
      const { documents, total } = await coverage.documents(request, codes, c.get('user'))
      return { documents, pagination: pagination(page, limit, total) }
    },

    'POST /coverage/left-out': async (c) => {
      const { left_out: isLeftOut, ...sent } = c.req.valid('json')
      refuseUnknown('language', sent.language, await languages.codes())
      await coverage.leaveOut({ ...sent, isLeftOut }, editOf(c))
      return { message: messages.accomplished }
    },
  })
}
