import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { Problem } from '../domain/problem.ts'
import {
  errorResponse,
  methodNotAllowedResponse,
  notFoundResponse,
} from './http/problem-response.ts'
import { createAttemptLimit } from '../throttle/attempt-limit.ts'
import { windows } from '../throttle/bounds.ts'
import { createSignInLimit } from '../throttle/sign-in-limit.ts'
import { refusalIn } from './http/edit-of.ts'
import type { ApiParts } from './http/api-parts.ts'
import { accessKeyRoutes } from './routes/access-keys.ts'
import { activityRoutes } from './routes/activity.ts'
import { accountRoutes } from './routes/account.ts'
import { createArrivals } from './routes/arrivals.ts'
import { articleRoutes } from './routes/articles.ts'
import { contactRoutes } from './routes/contact.ts'
import { docsRoutes } from './openapi/docs.ts'
import { cardRoutes } from './routes/cards.ts'
import { createFailureLog } from './http/failure-log.ts'
import { factorRoutes } from './routes/factors.ts'
import { fileRoutes } from './routes/files.ts'
import { formRoutes, publicFormRoutes } from './routes/forms.ts'
import { historyRoutes } from './routes/history.ts'
import { importRoutes } from './routes/imports.ts'
import { inboxRoutes } from './routes/inbox.ts'
import { languageRoutes } from './routes/languages.ts'
import { ledgerRoutes } from './routes/ledgers.ts'
import { linkRoutes } from './routes/links.ts'
import { mediaRoutes } from './routes/media.ts'
import { overviewRoutes } from './routes/overview.ts'
import type { ApiVariables } from './http/permissions.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { pageRoutes, publicPageRoutes } from './routes/pages.ts'
import { publicArticleRoutes } from './routes/public-articles.ts'
import { redirectRoutes } from './routes/redirects.ts'
import { missingAddressRoutes } from './routes/missing-addresses.ts'
import { requestLog } from './http/request-log.ts'
import { searchRoutes } from './routes/search.ts'
import { sectionRoutes } from './routes/sections.ts'
import { coverageRoutes } from './routes/coverage.ts'
import { publishingRoutes } from './routes/publishing.ts'
import { securityRoutes } from './routes/security.ts'
import { sessionRoutes } from './routes/session.ts'
import { siteRoutes } from './routes/site.ts'
import { systemRoutes } from './routes/system.ts'
import { publicTopicRoutes, topicRoutes } from './routes/topics.ts'
import { translationRoutes } from './routes/translations.ts'
import { trashRoutes } from './routes/trash.ts'
import { previewLinkRoutes } from './routes/preview-links.ts'
import { previewRoutes } from './routes/previews.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { userRoutes } from './routes/users.ts'
import { visitRoutes } from './routes/visits.ts'

/** The only door for writes. Paths are relative to `/api`. */
export function createApi(parts: ApiParts, report = createFailureLog(parts.log)) {
  const signInLimit = createSignInLimit(parts)
  const arrivals = createArrivals(parts)
  const { now, storage } = parts
  const keyLimit = createAttemptLimit({ ...windows.accessKey, shared: storage.attempts, now })
  const api = new Hono<ApiVariables>()
  return api
    .use(requestLog(parts))
    .use(async (c, next) => {
      await next()
      if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    })
    .route('/', docsRoutes())
    .use(methodNotAllowed({ app: api, onMethodNotAllowed: methodNotAllowedResponse }))
    .use(async (c, next) => {
      if (c.req.header('api-key') !== parts.apiKey) throw new Problem('forbidden')
      c.set('keyLimit', keyLimit)
      for (const name of ['storage', 'tokens', 'now', 'addressOf'] as const)
        c.set(name, parts[name])
      await next()
    })
    .route('/', historyRoutes(parts))
    .route('/', ledgerRoutes(parts))
    .route('/', previewLinkRoutes(parts))
    .route('/', reviewRoutes(parts))
    .route('/', publicArticleRoutes(parts))
    .route('/', publicPageRoutes(parts))
    .route('/', publicTopicRoutes(parts))
    .route('/', searchRoutes(parts))
    .route('/', contactRoutes(parts, arrivals))
    .route('/', publicFormRoutes(parts, arrivals))
    .route('/', sessionRoutes(parts, signInLimit))
    .route('/', accountRoutes(parts, signInLimit))
    .route('/', passkeyRoutes(parts, signInLimit))
    .route('/', factorRoutes(parts, signInLimit))
    .route('/', linkRoutes(parts))
    .route('/', accessKeyRoutes(parts))
    .route('/', publishingRoutes(parts))
    .route('/', coverageRoutes(parts))
    .route('/', translationRoutes(parts))
    .route('/', securityRoutes(parts))
    .route('/', overviewRoutes(parts))
    .route('/', siteRoutes(parts))
    .route('/', languageRoutes(parts))
    .route('/', userRoutes(parts))
    .route('/', articleRoutes(parts))
    .route('/', sectionRoutes(parts))
    .route('/', cardRoutes(parts))
    .route('/', mediaRoutes(parts))
    .route('/', fileRoutes(parts))
    .route('/', pageRoutes(parts))
    .route('/', formRoutes(parts))
    .route('/', topicRoutes(parts))
    .route('/', inboxRoutes(parts))
    .route('/', redirectRoutes(parts))
    .route('/', missingAddressRoutes(parts))
    .route('/', importRoutes(parts))
    .route('/', visitRoutes(parts))
    .route('/', trashRoutes(parts))
    .route('/', previewRoutes(parts))
    .route('/', systemRoutes(parts))
    .route('/', activityRoutes(parts))
    .notFound(notFoundResponse)
    .onError((error, c) => {
      const refusal = refusalIn(c, error)
      if (refusal) parts.refused(refusal)
      return errorResponse(error, c, report)
    })
}
