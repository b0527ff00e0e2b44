import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { Problem } from '../domain/problem.ts'
import { answerError, answerMethodNotAllowed, answerNotFound } from './http/answer-problem.ts'
import type { ApiParts } from './http/api-parts.ts'
import { accountCalls } from './routes/account.ts'
import { articleCalls } from './routes/articles.ts'
import { contactCalls } from './routes/contact.ts'
import { docsCalls } from './openapi/docs.ts'
import { cardCalls } from './routes/cards.ts'
import { createFailureLog } from './http/failure-log.ts'
import { historyCalls } from './routes/history.ts'
import { inboxCalls } from './routes/inbox.ts'
import { languageRoutes } from './routes/languages.ts'
import { overviewCalls } from './routes/overview.ts'
import type { ApiVariables } from './http/permissions.ts'
import { publicCalls } from './routes/public.ts'
import { requestLog } from './http/request-log.ts'
import { searchCalls } from './routes/search.ts'
import { sectionCalls } from './routes/sections.ts'
import { sessionCalls } from './routes/session.ts'
import { createSignInLimit } from './http/sign-in-limit.ts'
import { trashCalls } from './routes/trash.ts'
import { userCalls } from './routes/users.ts'

/** The only door for writes. Paths are relative to `/api`. */
export function createApi(given: ApiParts, report = createFailureLog(given.log)) {
  const parts = { ...given, contentChanged: () => announced(given) }
  const signInLimit = createSignInLimit(parts)
  const api = new Hono<ApiVariables>()
  return api
    .use(requestLog(parts))
    .use(async (c, next) => {
      await next()
      if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    })
    .route('/', docsCalls(api))
    .use(methodNotAllowed({ app: api, onMethodNotAllowed: answerMethodNotAllowed }))
    .use(async (c, next) => {
      if (c.req.header('api-key') !== parts.apiKey) throw new Problem('forbidden')
      for (const name of ['storage', 'tokens', 'now'] as const) c.set(name, parts[name])
      await next()
    })
    .route('/', historyCalls(parts))
    .route('/', publicCalls(parts))
    .route('/', searchCalls(parts))
    .route('/', contactCalls(parts))
    .route('/', sessionCalls(parts, signInLimit))
    .route('/', accountCalls(parts, signInLimit))
    .route('/', overviewCalls(parts))
    .route('/', languageRoutes(parts))
    .route('/', userCalls(parts))
    .route('/', articleCalls(parts))
    .route('/', sectionCalls(parts))
    .route('/', cardCalls(parts))
    .route('/', inboxCalls(parts))
    .route('/', trashCalls(parts))
    .notFound(answerNotFound)
    .onError((error, c) => answerError(error, c, report))
}

/** What was saved is saved, even if nobody could be told. */
async function announced({ contentChanged, log }: ApiParts): Promise<void> {
  try {
    await contentChanged()
  } catch (error) {
    log.error({ err: error }, 'a change could not be announced')
  }
}
