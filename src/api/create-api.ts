import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { Problem } from '../domain/problem.ts'
import { answerError, answerMethodNotAllowed, answerNotFound } from './answer-problem.ts'
import type { ApiParts } from './api-parts.ts'
import { articleCalls } from './articles.ts'
import { languageCalls } from './languages.ts'
import type { ApiVariables } from './permissions.ts'
import { publicCalls } from './public.ts'
import { sessionCalls } from './session.ts'

/** The only door for writes. Paths are relative to `/api`. */
export function createApi(given: ApiParts) {
  const parts = { ...given, contentChanged: () => announced(given) }
  const api = new Hono<ApiVariables>()
  return api
    .use(async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })
    .use(methodNotAllowed({ app: api, onMethodNotAllowed: answerMethodNotAllowed }))
    .use(async (c, next) => {
      if (c.req.header('api-key') !== parts.apiKey) throw new Problem('forbidden')
      for (const name of ['storage', 'tokens', 'now'] as const) c.set(name, parts[name])
      await next()
    })
    .route('/', publicCalls(parts))
    .route('/', sessionCalls(parts))
    .route('/', languageCalls(parts))
    .route('/', articleCalls(parts))
    .notFound(answerNotFound)
    .onError((error, c) => answerError(error, c, parts.log))
}

/** What was saved is saved, even if nobody could be told. */
async function announced({ contentChanged, log }: ApiParts): Promise<void> {
  try {
    await contentChanged()
  } catch (error) {
    log.error({ err: error }, 'a change could not be announced')
  }
}
