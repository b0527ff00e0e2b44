import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conformingRequest } from '../../../tests/support/conforming-requests.ts'
import { conformingWorld } from '../../../tests/support/conforming-world.ts'
import { offerContactForm } from '../../../tests/support/newsroom.ts'
import type { EngineName } from '../../../tests/support/storages.ts'
import type { Called } from './docs-page-call.ts'
import type { OpenApi } from './openapi-document.ts'

/** `CONFORMING_ROUNDS=200` searches longer, `CONFORMING_SEED=2` elsewhere. */
const rounds = Number(process.env.CONFORMING_ROUNDS ?? 2)
const seed = Number(process.env.CONFORMING_SEED ?? 1)

const cards = '/sections/partners/keys/cards/cards'
const articles = '/sections/{section}/keys/articles/articles'

/** Apart from conflicts, these refusals are due to the state of things, not to what was sent. */
const explained: Record<string, string | string[]> = {
  // The longest texts of several languages at once are too large, and not every month has 31 days.
  'POST /trials': ['400', '413'],
  'POST /signin': '401',
  // Only an authenticator signs a challenge.
  'POST /signin/passkey': '401',
  'POST /account/passkeys': '400',
  'PATCH /account/passkeys/{passkey}': '404',
  'DELETE /account/passkeys/{passkey}': '404',
  // Only one of the codes may be sent.
  'POST /signin/second-factor': ['400', '401'],
  'POST /account/authenticator/confirm': ['400', '404'],
  'DELETE /account/authenticator': '404',
  'POST /account/recovery-codes': '404',
  'DELETE /users/{id}/second-factor': '404',
  // A key ends with its maker's account.
  'DELETE /access-keys/{id}': '404',
  // A person is an email address or a phone number.
  'POST /inbox/person': '400',
  'POST /inbox/person/export': '400',
  'POST /inbox/person/erase': '400',
  // An address may hold a name and a password.
  'POST /redirects': '400',
  // A text without a title is not published.
  [`POST ${articles}`]: '400',
  [`PATCH ${articles}/{language_or_id}`]: '400',
  [`POST ${articles}/{language_or_id}`]: '400',
  [`POST ${articles}/{language}/{id}`]: '400',
  [`POST ${articles}/{id}/publication`]: '400',
  // A topic has a name, and is not merged into itself.
  'POST /topics': '400',
  'POST /topics/{id}': '400',
  'POST /topics/{id}/merge': '400',
  // Few texts are the name of a time zone.
  'PATCH /publishing': '400',
  // Few texts are the id of a content.
  'POST /coverage/left-out': '400',
  // Nothing may be missing, and no picture is a translation.
  'GET /translations': '400',
  'POST /translations': '400',
  // Few names are those of a text.
  ...Object.fromEntries(
    [articles + '/{id}', cards + '/{id}', '/sections/{name}', '/pages/{id}'].flatMap((path) => [
      [`POST ${path}/ledger`, '400'],
      [`GET ${path}/ledger/{language}/{field}`, '404'],
    ]),
  ),
  [`DELETE ${articles}/{id}/previews/{preview}`]: '404',
  // Few numbers are those of a user.
  [`POST ${articles}/{id}/reviews`]: ['201', '400'],
  [`DELETE ${articles}/{id}/reviews/{language}`]: '404',
  'PATCH /messages/{id}': '400',
  'GET /inbox/retention': '404',
  'POST /forms': ['201', '400'],
  'POST /forms/{id}': '400',
  'DELETE /messages/{id}/notes/{note}': '404',
  // Few times are to come, and few events end after they begin.
  'POST /sections/{name}': '400',
  'POST /sections/{name}/content': '400',
  'POST /pages': '400',
  'POST /pages/{id}': '400',
  'GET /messages/{id}/attachments/{attachment}': '404',
  'POST /imports/{id}/files': ['413', '507'],
  // There is one home page.
  'POST /pages/{id}/duplicate': '404',
  // Slugs are made of titles.
  'GET /public/pages/{language}/{slug}': '404',
  // Nobody writes a message so soon after the form was shown.
  'POST /contact': '429',
  // Few forms are whole in a language, and few answers are those of their fields.
  'GET /public/forms/{id}/{language}': '404',
  'POST /forms/{id}/send': ['400', '404', '429'],
  // The preview may also have expired.
  'POST /trials/{trial}': ['400', '404', '413'],
  'POST /links/look': '404',
  'POST /links/use': '404',
  // Something that was emptied may have been deleted since.
  'POST /trash/{id}/restore': '404',
  'POST /trash/restore-multiple': '404',
}

async function makeEveryCall(engine: EngineName, draw: fc.GeneratorValue): Promise<string[]> {
  const world = await conformingWorld(engine)
  const api: OpenApi = (await world.stranger.get('/openapi.json')).body
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Called => ({ method, path, operation })),
  )
  const succeeded: string[] = []
  for (const call of draw(fc.shuffledSubarray, calls, { minLength: calls.length })) {
    const name = `${call.method.toUpperCase()} ${call.path}`
    if (name === 'POST /contact') await offerContactForm(world)
    const { path, sent, body, isOfNothing } = await conformingRequest(call, world, api, draw)
    const caller = await world.callerOf(call.operation)
    const { status, text } = await caller.call(call.method.toUpperCase(), path, sent)
    const [success = ''] = Object.keys(call.operation.responses)
    const allowed = [success, '409', explained[name], isOfNothing ? '404' : []].flat()
    const told = `${name} ${path} ${JSON.stringify(body)}`.slice(0, 2_000)
    expect(allowed, `${status} ${text}: ${told}`).toContain(String(status))
    if (String(status) !== success) continue
    succeeded.push(name)
    if (name === 'POST /account/password') world.layla.password = String(body.password)
  }
  expect(world.watched.errors).toEqual([])
  return succeeded
}

describe.each([
  ['SQLite', rounds],
  ['PostgreSQL', Math.ceil(rounds / 2)],
] as const)('requests made from the description on %s', (engine, numRuns) => {
  const timeout = 60_000 * numRuns
  test('are never refused for what they are, and answered as it says', { timeout }, async () => {
    const succeeded = new Set<string>()
    const property = fc.asyncProperty(fc.gen(), async (draw) => {
      for (const name of await makeEveryCall(engine, draw)) succeeded.add(name)
    })
    const checked = await fc.check(property, { seed, numRuns, endOnFailure: true })
    if (checked.errorInstance instanceof Error) {
      const where = `In round ${checked.numRuns} with the seed ${seed}`
      throw new Error(`${where}: ${checked.errorInstance.message}`, {
        cause: checked.errorInstance,
      })
    }
    expect(succeeded.size).toBeGreaterThan(40)
  })
})
