import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { Problem } from '../domain/problem.ts'
import type { Storage } from '../storage/create-storage.ts'
import { answerError, answerMethodNotAllowed, answerNotFound } from './answer-problem.ts'
import { articleCalls } from './articles.ts'
import { languageCalls } from './languages.ts'
import type { ApiVariables } from './permissions.ts'
import { publicCalls } from './public.ts'
import { sessionCalls } from './session.ts'
import type { Tokens } from './tokens.ts'

export type Log = { error(details: object, message: string): void }

export type ApiParts = {
  storage: Storage
  tokens: Tokens
  apiKey: string
  now: () => Date
  /** The address a call came from, for limits. */
  addressOf: (c: Context) => string
  /** Called after every change that visitors can see. */
  contentChanged: () => void
  log: Log
}

/** The only door for writes. Paths are relative to `/api`. */
export function createApi(parts: ApiParts) {
  const api = new Hono<ApiVariables>()
  return api
    .use(methodNotAllowed({ app: api, onMethodNotAllowed: answerMethodNotAllowed }))
    .use(async (c, next) => {
      if (c.req.header('api-key') !== parts.apiKey) throw new Problem('forbidden')
      for (const name of ['storage', 'tokens', 'now'] as const) c.set(name, parts[name])
      await next()
      c.header('cache-control', 'no-store')
    })
    .route('/', publicCalls(parts))
    .route('/', sessionCalls(parts))
    .route('/', languageCalls(parts))
    .route('/', articleCalls(parts))
    .notFound(answerNotFound)
    .onError((error, c) => answerError(error, c, parts.log))
}
