import type { Contract } from '../../contract/contract.ts'
import type { DocumentOf, FormOf, ResponseOf, ValuesOf } from '../../contract/endpoint.ts'
import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { z } from '../../domain/text/schema.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import { type ClientSettings, type Request, type Result, send } from './send.ts'

type Name = keyof Contract

export type Query<N extends Name> = Contract[N] extends { query: infer S extends z.ZodType }
  ? ValuesOf<S>
  : never
export type Json<N extends Name> = Contract[N] extends { json: infer S extends z.ZodType }
  ? z.input<S>
  : never
export type Form<N extends Name> = Contract[N] extends { form: infer S extends z.ZodType }
  ? FormOf<S, Contract[N] extends { files: infer Files } ? Files : object>
  : never

type PathValues = {
  section: ArticleSection
  name: SectionName
  language: LanguageCode
  id: number
  reply: number
  note: number
  attachment: string
  trial: string
  media: string
  file: string
  session: string
  passkey: string
  preview: string
  field: string
  upload: number
  part: number
}
type InPath<Path> = Path extends `${string}:${infer First}/${infer Rest}`
  ? First | InPath<Rest>
  : Path extends `${string}:${infer Last}`
    ? Last
    : never

type BodyOf<N extends Name> = Contract[N] extends { json: unknown; form: unknown }
  ? { json: Json<N> } | { form: Form<N> }
  : { [_ in keyof Contract[N] & 'json']: Json<N> } & {
      [_ in keyof Contract[N] & 'form']: Form<N>
    }

type Given<N extends Name> = { [_ in keyof Contract[N] & 'query']: Query<N> } & BodyOf<N> & {
    [_ in keyof Contract[N] & 'octets']: Blob
  } & {
    [_ in InPath<N> extends never ? never : 'path']: Pick<PathValues, InPath<N> & keyof PathValues>
  } & Pick<Request, 'onProgress' | 'signal' | 'sentences' | 'headers'>

type AnyGiven = { path?: Record<string, unknown>; query?: object; form?: object } & Request

type ResultOf<E> = Result<ResponseOf<E>, DocumentOf<E>>

export function caller(settings: ClientSettings) {
  return <N extends Name>(name: N, given: Given<N>): Promise<ResultOf<Contract[N]>> => {
    const { path: values = {}, query = {}, form, ...request } = given as AnyGiven
    const [method, path = ''] = name.split(' ')
    const filled = path.replace(/:(\w+)/g, (_, parameter) => String(values[parameter]))
    return send(settings, withQuery(filled, query), {
      ...request,
      method: method as Request['method'],
      ...(form && { form: toForm(form) }),
    })
  }
}

export function withQuery(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const sent = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return sent.size > 0 ? `${path}?${sent}` : path
}

/** Leaves out what is empty (API-5); null is sent as a blank text, a list of files as `images[]`. */
function toForm(values: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue
    if (value instanceof File) form.append(name, value)
    else if (value === null) form.append(name, '')
    else if (Array.isArray(value) && value[0] instanceof File) {
      for (const file of value) form.append(`${name}[]`, file)
    } else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}
