import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Endpoint, Endpoints, ResponseOf } from '../../contract/endpoint.ts'
import type { z } from '../../domain/schema.ts'
import { accepts, acceptsForm, acceptsQuery, noParameters } from './accepts.ts'
import { answers, answersNothing, refuses } from './answers.ts'
import {
  type ApiVariables,
  anyone,
  requireAccount,
  requireRole,
  withoutKey,
} from './permissions.ts'
import type { ReceivedForm } from './receive-form.ts'

type Part<E, Name> = Name extends keyof E ? (E[Name] extends z.ZodType ? E[Name] : never) : never
type Valid<E> = {
  [Name in keyof E & ('query' | 'json')]: z.output<Part<E, Name>>
} & {
  [Name in keyof E & 'form']: { fields: z.output<Part<E, Name>>; files: ReceivedForm['files'] }
}
type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never
type Awaitable<Value> = Value | Promise<Value>

/** What an endpoint does once everything has been checked; it gives the body of the response. */
type Handler<Name, E> = (
  c: Context<ApiVariables, PathOf<Name>, { out: Valid<E> }>,
) => Awaitable<ResponseOf<E>>
export type Handlers<All extends Endpoints> = { [Name in keyof All]: Handler<Name, All[Name]> }

/** Routes of these endpoints: who may call, what comes in and what goes out is theirs to say. */
export function createRoutes<All extends Endpoints>(endpoints: All, handlers: Handlers<All>) {
  const routes = new Hono<ApiVariables>()
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = name.split(' ')
    const handle = handlers[name as keyof All] as (c: Context) => unknown
    routes.on(method, [path], ...checksOf(method, endpoint), async (c) =>
      responseOf(c, endpoint, await handle(c)),
    )
  }
  return routes
}

function checksOf(method: string, endpoint: Endpoint): MiddlewareHandler<ApiVariables>[] {
  const { access, json, form, files = {}, response, status, summary, errors = [] } = endpoint
  const query = endpoint.query ?? (method === 'GET' ? noParameters : undefined)
  return [
    accessCheck(access),
    ...(query ? [acceptsQuery(query)] : []),
    ...(json ? [accepts(json)] : []),
    ...(form ? [acceptsForm(form, files)] : []),
    response ? answers(summary, response, status) : answersNothing(summary),
    refuses(...errors),
  ] as MiddlewareHandler<ApiVariables>[]
}

function accessCheck(access: Endpoint['access']): MiddlewareHandler<ApiVariables> {
  if (access === 'withoutKey') return withoutKey
  if (access === 'anyone') return anyone
  return access === 'account' ? requireAccount : requireRole(access)
}

function responseOf(c: Context, { response, status }: Endpoint, body: unknown): Response {
  return response ? c.json(body as object, status) : c.body(null, 204)
}
