import { translationEndpoints } from '../../contract/translations.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { sentTranslations } from './send-translations.ts'
import { takenTranslations } from './take-translations.ts'

export function translationRoutes({ storage, now }: ApiParts) {
  return createRoutes(translationEndpoints, {
    'GET /translations': async (c) => {
      const choice = c.req.valid('query')
      const codes = await storage.languages.codes()
      for (const name of ['from', 'to'] as const) {
        if (codes.includes(choice[name])) continue
        throw new Problem('invalid-input', { fields: { [name]: messages.languageUnknown } })
      }
      const { xliff, texts, words } = await sentTranslations(storage, c.get('user'), choice)
      const file = `${choice.from}-${choice.to}-${now().toISOString().slice(0, 10)}.xlf`
      c.header('content-disposition', `attachment; filename="${file}"`)
      c.header('x-texts', String(texts))
      c.header('x-words', String(words))
      return xliff
    },

    'POST /translations': async (c) => {
      const { fields, files } = c.req.valid('form')
      const [file] = files.file ?? []
      if (!file) throw new Problem('invalid-input', { fields: { file: messages.fieldRequired } })
      const editFrom = (base: number) => editOf(c, base)
      return takenTranslations(storage, file.path, {
        user: c.get('user'),
        isDryRun: fields.dry_run,
        editFrom,
      })
    },
  })
}
