import { type TOTP, URI } from 'otpauth'
import { ownerOf } from '../../src/api/routes/factors.ts'
import { newAuthenticator } from '../../src/api/http/authenticator.ts'
import type { Caller, TestApi } from './api.ts'
import { byLayla, minutesLater, today } from './cast.ts'

/** Half a minute after the code with which `withAuthenticator` sets up. */
export const nextStep = minutesLater(0.5)

export async function withAuthenticator(caller: Caller) {
  const { uri, key } = (await caller.post('/account/authenticator')).body
  const app = URI.parse(uri) as TOTP
  const codeAt = (time: Date) => app.generate({ timestamp: time.getTime() })
  const json = { code: codeAt(today) }
  const { body } = await caller.post('/account/authenticator/confirm', { json })
  return { uri, key, codeAt, recoveryCodes: body.recovery_codes as string[] }
}

type World = Pick<TestApi, 'storage' | 'clock' | 'parts'>

export async function codeOf({ storage, clock, parts }: World, userId: number): Promise<string> {
  const { secret = '' } = (await storage.factors.authenticator(userId)) ?? {}
  const key = parts.tokens.unseal(secret, ownerOf(userId)) ?? ''
  const app = URI.parse(`otpauth://totp/Wajha?secret=${key}`) as TOTP
  return app.generate({ timestamp: clock.now.getTime() })
}

export async function begunSecondStep(world: World, userId: number) {
  const { storage, clock, parts } = world
  const secret = parts.tokens.seal(newAuthenticator('Wajha', 'a user').key, ownerOf(userId))
  await storage.factors.beginAuthenticator(userId, secret, byLayla())
  const begun = { userId, secret, isConfirmed: false }
  await storage.factors.confirmAuthenticator(begun, 0, null, byLayla())
  const step = { userId, purpose: 'second-factor', challenge: '' } as const
  const { id } = await storage.signInSteps.open(step, clock.now)
  return { challenge: id, code: await codeOf(world, userId) }
}
