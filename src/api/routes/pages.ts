import { pageEndpoints, publicPageEndpoints } from '../../contract/pages.ts'
import { messages } from '../../domain/messages.ts'
import { filesInBlocks, formsInBlocks } from '../../domain/pages/described-blocks.ts'
import { outlineValues } from '../../domain/pages/page-outlines.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { queryWords } from '../../domain/search/search-text.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf, revisionTag, answeringConflicts } from '../http/edit-of.ts'
import { pageIdOf } from './address-parameters.ts'
import { toListedPage, toPublicPage, toWholePage } from './page-response.ts'
import { pageValuesOf } from './page-save.ts'
import { Problem } from '../../domain/problem.ts'

export function pageRoutes({ storage }: ApiParts) {
  const { languages, pages } = storage

  return createRoutes(pageEndpoints, {
    'GET /pages': async (c) => {
      const { page, limit, status, q } = c.req.valid('query')
      const found = await pages.list({ page, perPage: limit, status, words: queryWords(q) })
      return {
        pages: found.pages.map(toListedPage),
        pagination: pagination(page, limit, found.total),
      }
    },

    'GET /pages/:id': async (c) => {
      const page = await pages.get(pageIdOf(c))
      c.header('etag', revisionTag(page.revision))
      return { page: toWholePage(page) }
    },

    'GET /pages/:id/links': async (c) => ({ links: await pages.leadingTo(pageIdOf(c)) }),

    'POST /pages': async (c) => {
      const { outline, ...change } = c.req.valid('json')
      const begun = outlineValues(outline, await languages.codes())
      const values = { ...begun, ...(await pageValuesOf(change, storage)) }
      const page = await pages.create(values, editOf(c))
      return { message: messages.pageCreated, page: toWholePage(page) }
    },

    'POST /pages/:id': async (c) => {
      const { base_revision: base, minor: isMinor, ...change } = c.req.valid('json')
      const values = await pageValuesOf(change, storage)
      const saving = pages.change(pageIdOf(c), values, editOf(c, base), { isMinor })
      const page = await answeringConflicts(toWholePage, saving)
      return { message: messages.pageUpdated, page: toWholePage(page) }
    },

    'POST /pages/:id/duplicate': async (c) => {
      const page = await pages.duplicate(pageIdOf(c), editOf(c))
      return { message: messages.pageCreated, page: toWholePage(page) }
    },

    'DELETE /pages/:id': async (c) => {
      const trashId = await pages.remove(pageIdOf(c), editOf(c))
      return { message: messages.pageDeleted, trash_id: trashId }
    },

    'POST /pages/home/reset': async (c) => {
      const { trashId, ...page } = await pages.resetHome(editOf(c))
      return { message: messages.contentReset, page: toWholePage(page), trash_id: trashId }
    },
  })
}

export function publicPageRoutes({ storage }: ApiParts) {
  const { files, forms, languages, pages } = storage

  return createRoutes(publicPageEndpoints, {
    'GET /public/pages/:language/:slug': async (c) => {
      const { code } = await languages.getPublished(c.req.param('language'))
      const found = await pages.findBySlug(code, c.req.param('slug'))
      if (!found || !('page' in found)) throw new Problem('not-found')
      const { blocks } = found.page
      const offered = {
        files: await files.shown(filesInBlocks(blocks), code),
        forms: await forms.offered(formsInBlocks(blocks), code),
      }
      return { page: toPublicPage(found.page, code, offered) }
    },
  })
}
