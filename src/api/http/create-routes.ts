import { type Context, Hono } from 'hono'
import { type Call, callsOf, type Endpoints, type ResponseOf } from '../../contract/endpoint.ts'
import type { z } from '../../domain/text/schema.ts'
import { type ApiVariables, requireAccess, requireProof } from './permissions.ts'
import type { ReceivedForm, UploadRules } from './receive-form.ts'
import { validateEither, validateForm, validateJson, validateQuery } from './validate.ts'

type Output<S> = S extends z.ZodType ? z.output<S> : never
type Valid<E> = {
  [Name in keyof E & ('query' | 'json')]: Output<E[Name]>
} & {
  [Name in keyof E & 'form']: { fields: Output<E[Name]>; files: ReceivedForm['files'] }
}
type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never

type Handler<Name, E> = (
  c: Context<ApiVariables, PathOf<Name>, { out: Valid<E> }>,
) => Answer<E> | Promise<Answer<E>>
/** A long text is sent while it is being read. */
type Answer<E> =
  | ResponseOf<E>
  | (E extends { mediaType: unknown } ? ReadableStream | Response : never)

export function createRoutes<All extends Endpoints>(
  endpoints: All,
  handlers: { [Name in keyof All]: Handler<Name, All[Name]> },
) {
  const routes = new Hono<ApiVariables>()
  for (const call of callsOf(endpoints)) {
    const { method, path, proof, query, json, form, files = {} } = call
    const handle = handlers[call.name as keyof All] as (c: Context) => unknown
    routes.on(
      method,
      [path],
      requireAccess(call),
      ...(proof ? [requireProof] : []),
      ...(query ? [validateQuery(query)] : []),
      ...bodyOf(json, form, files),
      async (c: Context) => respond(c, call, await handle(c)),
    )
  }
  return routes
}

function bodyOf(json: Call['json'], form: Call['form'], files: UploadRules) {
  if (json && form) return [validateEither(json, form, files)]
  if (json) return [validateJson(json)]
  return form ? [validateForm(form, files)] : []
}

function respond(c: Context, { response, mediaType, status }: Call, body: unknown): Response {
  if (!response) return c.body(null, 204)
  if (body instanceof Response) return body
  if (mediaType)
    return c.body(body as string | ReadableStream, 200, {
      'content-type': `${mediaType[0]}; charset=UTF-8`,
    })
  return c.json(body as object, status)
}
