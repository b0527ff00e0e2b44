import * as fc from 'fast-check'
import { addressOf, type Called } from '../../src/api/openapi/docs-page-call.ts'
import type { OpenApi } from '../../src/api/openapi/openapi-document.ts'
import type { JsonSchema } from '../../src/api/openapi/openapi-schemas.ts'
import { type Caller, fileOf, formOf } from './api.ts'
import { fewerWords, narrowedBody, relations } from './conforming-relations.ts'
import { conformingValues, type Named } from './conforming-values.ts'
import type { ConformingWorld, Drawn } from './conforming-world.ts'
import { plainPicture } from './pictures.ts'

const pictures = [plainPicture(60, 40).jpeg(), plainPicture(40, 60).png()]
const files = await Promise.all(pictures.map(async (one) => fileOf(await one.toBuffer())))

export type ConformingRequest = {
  path: string
  sent: NonNullable<Parameters<Caller['call']>[2]>
  body: Drawn
  isOfNothing: boolean
}

/** The id has no row: a number drawn by chance could be Layla's. */
const nobody = 2_147_483_647

export async function conformingRequest(
  call: Called,
  world: ConformingWorld,
  api: OpenApi,
  draw: fc.GeneratorValue,
): Promise<ConformingRequest> {
  const { path, operation } = call
  const name = `${call.method.toUpperCase()} ${path}`
  let isOfNothing = false
  const drawn = await parameters()
  const given = operation.parameters.map((one) => ({ ...one, example: drawn[one.name] }))
  const headers = given.filter((one) => one.in === 'header' && one.name in drawn)
  const sent = { headers: headers.map((one): [string, string] => [one.name, String(one.example)]) }
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {})
  const body = media ? await bodyOf(media.schema) : {}
  const asForm = () =>
    type === 'application/octet-stream'
      ? { octets: Buffer.from('<rss/>') }
      : { form: formOf(body as never) }
  const asSent = type === 'application/json' ? { json: body } : asForm()
  return {
    path: addressOf(path, given),
    sent: media ? { ...sent, ...asSent } : sent,
    body,
    isOfNothing,
  }

  function value(schema: JsonSchema, named: Named, isId: boolean): unknown {
    const isMissing = isId && named.ids.length === 0
    isOfNothing ||= isMissing
    const ids = isMissing ? [nobody] : named.ids
    return draw(() => conformingValues(schema, { api, files, ...named, ids }))
  }

  async function parameters(): Promise<Drawn> {
    const values: Drawn = {}
    for (const { name: parameter, required, schema } of operation.parameters) {
      if (!required && draw(fc.boolean)) continue
      const isId = path.includes(`{${parameter}}`) && namesRow(schema)
      const one = value(schema, await world.namedIn(call, parameter, values), isId)
      values[parameter] = parameter === 'q' ? fewerWords(one) : one
    }
    return values
  }

  async function bodyOf(schema: JsonSchema): Promise<Drawn> {
    const namesIds = 'ids' in (schema.properties ?? {})
    const named = await world.namedInBody(call, drawn)
    const conforming = value(narrowedBody(name, schema, drawn), named, namesIds) as Drawn
    return relations[name]?.({ drawn, body: conforming }, draw, world) ?? conforming
  }
}

/** A row is named by its id, though another name may stand for one of them. */
function namesRow({ type, anyOf = [] }: JsonSchema): boolean {
  return type === 'integer' || anyOf.some(namesRow)
}
