import { docsEndpoints } from '../../contract/docs.ts'
import { createRoutes } from '../http/create-routes.ts'
import { docsPage, docsPagePolicy } from './docs-page.ts'
import type { OpenApi } from './openapi-document.ts'
import { openApi } from './openapi.ts'

const mayBeStored = 'public, max-age=0, must-revalidate'

let known: OpenApi | undefined
const description = () => (known ??= openApi())

let shown: ReturnType<typeof docsPage> | undefined
const page = () => (shown ??= docsPage(description()))

export function docsRoutes() {
  return createRoutes(docsEndpoints, {
    'GET /openapi.json': (c) => {
      c.header('cache-control', mayBeStored)
      return description()
    },

    'GET /docs': async (c) => {
      c.header('cache-control', mayBeStored)
      c.header('content-security-policy', docsPagePolicy)
      return page()
    },
  })
}
