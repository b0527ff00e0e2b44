import type { Context, MiddlewareHandler } from 'hono'
import { problemResponse } from '../api/http/problem-response.ts'
import type { Problem } from '../domain/problem.ts'
import type { Admission, CallClass } from '../throttle/admission.ts'
import type { Drawing } from '../ui/drawing.ts'

const formCall =
  /^\/api\/(signin|signin\/passkey(\/options)?|contact|visits|password-reset|links\/\w+|forms\/\w+\/send)$/
const visitorCall =
  /^\/api\/(public\/|search\/|docs$|openapi\.json$|sections\/\w+\/(content\/\w|keys\/articles\/articles\/\w))/

/** Decides before the body is read; cached responses are not limited. */
export function admitCalls(
  { admit }: Admission,
  addressOf: (c: Context) => string,
): MiddlewareHandler<{ Variables: { drawing?: Drawing } }> {
  return async (c, next) => {
    let end: () => void
    try {
      end = await admit(classOf(c), addressOf(c))
    } catch (refusal) {
      c.header('cache-control', 'no-store')
      return problemResponse(refusal as Problem, c)
    }
    c.get('drawing')?.begins()
    try {
      await next()
    } finally {
      end()
    }
  }
}

function classOf(c: Context): CallClass {
  const { method, path } = c.req
  const isReading = method === 'GET' || method === 'HEAD'
  const isMultipart = /^multipart\//i.test(c.req.header('content-type') ?? '')
  if (!isReading && formCall.test(path)) return isMultipart ? 'attachments' : 'form'
  if (isReading && visitorCall.test(path) && !c.req.header('authorization')) return 'visitor'
  return isMultipart ? 'upload' : 'staff'
}
