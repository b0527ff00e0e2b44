import type { ProblemCode } from '../domain/problem.ts'
import { z } from '../domain/text/schema.ts'
import type { Scope } from '../domain/people/access-key.ts'
import type { RoleName } from '../domain/people/user.ts'

/** `account` is staff of any role, even those whose password is to be changed first. */
export type Access = 'withoutKey' | 'anyone' | 'account' | RoleName

type MediaType =
  | 'text/html'
  | 'text/csv'
  | 'application/xliff+xml'
  | 'application/pdf'
  | 'application/zip'
  | 'image/webp'

type Endpoint = {
  summary: string
  access: Access
  /** Only shortly after the password was entered. */
  proof?: true
  /** No access key opens it. */
  inPerson?: true
  /** A GET without it accepts no parameters; other methods do not check. */
  query?: z.ZodType
  json?: z.ZodType
  form?: z.ZodType
  /**
   * A field of that body may carry so many files: `{ image: 1, 'images[]': 30 }`; `file.*` is one in each
   * language.
   */
  files?: Record<string, number>
  octets?: number
  /** 200 where there is a response, else 204. */
  status?: 201 | 202
  response?: z.ZodType
  /** The response of a 202, where more is needed. */
  accepted?: z.ZodType
  mediaType?: readonly [MediaType, ...MediaType[]]
  /** What a conflict carries: the document as its GET answers it. */
  document?: z.ZodType
  /** Refusals that do not follow from access, path and schemas. */
  errors?: ProblemCode[]
}
type EndpointName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`
/** The names are method and path; where two paths match a request, the first has it. */
export type Endpoints = Record<EndpointName, Endpoint>

export type Call = Endpoint & { name: string; method: string; path: string }

export function callsOf(endpoints: Endpoints): Call[] {
  return Object.entries(endpoints).map(([name, endpoint]) => {
    const [method = '', path = ''] = name.split(' ')
    return { ...(method === 'GET' && { query: noParameters }), ...endpoint, name, method, path }
  })
}

/** New calls of a concept that is closed to access keys are closed, too. */
export function inPerson<const All extends Endpoints>(endpoints: All): All {
  const closed = Object.entries(endpoints).map(([name, one]) => [name, { ...one, inPerson: true }])
  return Object.fromEntries(closed) as All
}

/** Users who lack a second factor that is asked for may do nothing else. */
export function isOwnAccount({ path }: Pick<Call, 'path'>): boolean {
  return /^\/(account|logout)\b/.test(path)
}

/** Access keys do what editors may do with content: reading, or all of it. */
export function scopesFor({ method, access, proof, inPerson }: Omit<Call, 'name'>): Scope[] {
  if (access !== 'editor' || proof || inPerson) return []
  return method === 'GET' ? ['read', 'content'] : ['content']
}

/** Unknown parameters would flood the response cache. */
const noParameters = z.strictObject({})

export type ResponseOf<E> = E extends { response: infer S extends z.ZodType }
  ? z.infer<S> | (E extends { accepted: infer A extends z.ZodType } ? z.infer<A> : never)
  : void
export type DocumentOf<E> = E extends { document: infer S extends z.ZodType } ? z.infer<S> : never

/** Fields that travel as texts are given as the values they are read as. */
export type ValuesOf<S extends z.ZodType> = {
  [Name in keyof z.input<S>]: Name extends keyof z.output<S> ? z.output<S>[Name] : never
}

/** Values as in `ValuesOf`, of a multipart body with files; null takes the stored one away. */
export type FormOf<S extends z.ZodType, Files = object> = {
  [Name in keyof ValuesOf<S>]: ValuesOf<S>[Name] | (Name extends keyof Files ? File | null : never)
} & { [Name in keyof Files as Name extends `${infer List}[]` ? List : never]?: File[] }

type Under<Path extends string, All> = {
  [
    Name in keyof All as Name extends `${infer Method} /${infer Rest}`
      ? `${Method} ${Path}${Rest extends '' ? '' : `/${Rest}`}`
      : never
  ]: All[Name]
}

export function under<const Path extends string, All extends Endpoints>(path: Path, all: All) {
  const moved = callsOf(all).map(({ name, method, path: rest }) => [
    `${method} ${path}${rest === '/' ? '' : rest}`,
    all[name as EndpointName],
  ])
  return Object.fromEntries(moved) as Under<Path, All>
}
