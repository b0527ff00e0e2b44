import { describe, expect, test } from 'vitest'
import { apiKey, startedApi } from '../../../tests/support/api.ts'
import { mostRuns } from '../../../tests/support/timing.ts'
import { worstJson, worstLists, worstTexts } from '../../../tests/support/worst-input.ts'
import { addressOf, type Called } from '../openapi/docs-page-call.ts'
import type { OpenApi } from '../openapi/openapi-document.ts'

const millisecondsAllowed = 50
const bytesAllowed = 16 * 1024
const refused = [400, 401, 403, 404, 413, 415]

/** Node lets the head of a request be this long. */
const headSize = 15_000

type Fed = { where: string; path: string; headers?: Record<string, string>; body?: string }

/** A megabyte is a whole JSON body, and the longest field of a form. */
const megabyte = 1_000_000
const bodies = Object.entries(worstJson(megabyte))
const inJson = { ...asJson(worstTexts(megabyte)), ...worstLists(megabyte) }
const inForms = worstTexts(megabyte)
const jsonInForms = worstLists(megabyte)
const inHeads = Object.entries(worstTexts(headSize))

async function describedApi() {
  const world = await startedApi('SQLite')
  const known = { 'api-key': apiKey, authorization: `Bearer ${await world.tokenOf('Layla')}` }
  const description: OpenApi = (await world.stranger.get('/openapi.json')).body
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Called => ({ method, path, operation })),
  )

  let asked = 0
  const fromElsewhere = () => {
    asked += 1
    return { 'x-test-address': `10.0.${asked >> 8}.${asked & 255}` }
  }

  async function costOf({ method }: Called, { path, headers, body }: Fed) {
    const request = new Request(`http://wajha.example${path}`, {
      method: method.toUpperCase(),
      headers: { ...known, ...fromElsewhere(), ...headers },
      body: body === undefined ? null : Buffer.from(body),
    })
    const before = process.threadCpuUsage()
    const response = await world.api.fetch(request)
    const answer = await response.text()
    const { user, system } = process.threadCpuUsage(before)
    return { milliseconds: (user + system) / 1000, answer, status: response.status }
  }

  async function expectCheap(call: Called, fed: Fed): Promise<void> {
    const name = `${call.method} ${call.path}: ${fed.where}`
    let cost = await costOf(call, fed)
    for (let again = 0; again < mostRuns - 1 && cost.milliseconds > millisecondsAllowed; again++) {
      cost = await costOf(call, fed)
    }
    expect(cost.milliseconds, name).toBeLessThan(millisecondsAllowed)
    if (cost.status < 400) return
    expect(refused, `${name}: ${cost.status}`).toContain(cost.status)
    expect(Buffer.byteLength(cost.answer), name).toBeLessThanOrEqual(bytesAllowed)
  }

  return async function feed(fedTo: (call: Called) => Fed[]): Promise<number> {
    let count = 0
    for (const call of calls) {
      for (const fed of fedTo(call)) {
        await expectCheap(call, fed)
        count++
      }
    }
    return count
  }
}

describe(
  'a call is answered at little cost and in few words, whatever',
  { timeout: 180_000 },
  () => {
    test('its JSON holds, and each field in it', async () => {
      const feed = await describedApi()
      expect(await feed(jsonFed)).toBeGreaterThan(300)
    })

    test('each field of its form holds', async () => {
      const feed = await describedApi()
      expect(await feed(formsFed)).toBeGreaterThan(300)
    })

    test('each part of its address and each header holds', async () => {
      const feed = await describedApi()
      expect(await feed(headsFed)).toBeGreaterThan(1_000)
    })
  },
)

const pathOf = ({ path, operation }: Called) => addressOf(path, operation.parameters)

function asJson(values: Record<string, string>): Record<string, string> {
  const quoted = Object.entries(values).map(([shape, text]) => [shape, JSON.stringify(text)])
  return Object.fromEntries(quoted)
}

function jsonFed(call: Called): Fed[] {
  const media = call.operation.requestBody?.content['application/json']
  if (!media) return []
  const headers = { 'content-type': 'application/json' }
  const path = pathOf(call)
  const fields = Object.keys(media.schema.properties ?? {})
  const whole = bodies.map(([shape, body]) => ({ where: `all of ${shape}`, path, headers, body }))
  const inFields = Object.entries(inJson).flatMap(([shape, value]) =>
    fields.map((field) => {
      const others = Object.entries({ ...(media.example as object), [field]: undefined })
      const given = others.map(([name, other]) => `"${name}":${JSON.stringify(other) ?? value}`)
      return { where: `${field} of ${shape}`, path, headers, body: `{${given.join()}}` }
    }),
  )
  return [...whole, ...inFields]
}

const boundary = 'norias'

function formsFed(call: Called): Fed[] {
  const media = call.operation.requestBody?.content['multipart/form-data']
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const path = pathOf(call)
  return Object.entries(media?.schema.properties ?? {}).flatMap(([field, schema]) => {
    const isJson = typeof schema === 'object' && 'contentMediaType' in schema
    const shapes = Object.entries({ ...inForms, ...(isJson ? jsonInForms : {}) })
    return shapes.map(([shape, text]) => {
      const body = formBody({ ...(media?.example as object), [field]: text })
      return { where: `${field} of ${shape}`, path, headers, body }
    })
  })
}

/** It is written by hand: hundreds of megabytes of it take their time otherwise. */
function formBody(fields: Record<string, unknown>): string {
  const texts = Object.entries(fields).filter(([, value]) => !String(value).startsWith('@'))
  const parts = texts.map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

function headsFed(call: Called): Fed[] {
  const { parameters, security } = call.operation
  const headers = [
    'content-type',
    ...(security.length > 0 ? ['api-key', 'authorization'] : []),
    ...parameters.filter((one) => one.in === 'header').map(({ name }) => name),
  ]
  return inHeads.flatMap(([shape, text]) => {
    const sent = encodeURIComponent(text).slice(0, headSize).replace(/%.?$/, '')
    const inAddress = parameters
      .filter((one) => one.in !== 'header')
      .map(({ name, in: place }) => {
        const given = parameters.map((one) => (one.name === name ? { ...one, example: '@' } : one))
        const path = addressOf(call.path, given).replace('%40', () => sent)
        return { where: `${place} ${name} of ${shape}`, path }
      })
    const inHeaders = headers.map((name) => ({
      where: `${name} of ${shape}`,
      path: pathOf(call),
      headers: { [name]: `${name === 'authorization' ? 'Bearer ' : ''}${sent}` },
    }))
    return [...inAddress, ...inHeaders]
  })
}
