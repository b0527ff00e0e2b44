import { Hono } from 'hono'
import { z } from 'zod'
import { acceptsQuery, noParameters } from '../http/accepts.ts'
import { answers, answersPage } from '../http/answers.ts'
import type { Route } from '../http/describe-call.ts'
import { docsPage, docsPagePolicy } from './docs-page.ts'
import type { OpenApi } from './openapi-document.ts'
import { openApi } from './openapi.ts'
import { type ApiVariables, withoutKey } from '../http/permissions.ts'

const mayBeStored = 'public, max-age=0, must-revalidate'
const documentAnswer = z
  .looseObject({ openapi: z.string(), paths: z.looseObject({}) })
  .meta({ examples: [{ openapi: '3.1.1', paths: {} }] })

/** The app is asked for its routes when the first reader comes, by when all of them are there. */
export function docsCalls(api: { routes: Route[] }) {
  let known: OpenApi | undefined
  const description = () => (known ??= openApi(api.routes))

  return new Hono<ApiVariables>()
    .get(
      '/openapi.json',
      withoutKey,
      acceptsQuery(noParameters),
      answers('This description in OpenAPI 3.1', documentAnswer),
      (c) => c.json(description(), 200, { 'cache-control': mayBeStored }),
    )

    .get('/docs', withoutKey, acceptsQuery(noParameters), answersPage('This page'), (c) =>
      c.html(docsPage(description()), 200, {
        'cache-control': mayBeStored,
        'content-security-policy': docsPagePolicy,
      }),
    )
}
