import type { ProblemCode } from '../domain/problem.ts'
import type { z } from '../domain/schema.ts'
import type { RoleName } from '../domain/user.ts'

/** `account` is staff of any role, even those whose password is to be changed first. */
export type Access = 'withoutKey' | 'anyone' | 'account' | RoleName

/** One endpoint of the API: what its route checks, its client sends and its description says. */
export type Endpoint = {
  summary: string
  access: Access
  /** Without it a GET takes no parameters: unknown ones would flood the response cache. */
  query?: z.ZodType
  json?: z.ZodType
  /** The text fields of a multipart body, each read from a string. */
  form?: z.ZodType
  /** How many files a field of that body may carry: `{ image: 1, 'images[]': 30 }`. */
  files?: Record<string, number>
  /** 200 with a response, 204 without one. */
  status?: 201
  response?: z.ZodType
  /** Refusals that do not follow from access, path and schemas. */
  errors?: ProblemCode[]
}
export type EndpointName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`
/** By method and path; where two paths match a request, the first has it. */
export type Endpoints = Record<EndpointName, Endpoint>

export type ResponseOf<E> = E extends { response: infer S extends z.ZodType } ? z.infer<S> : void
