import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../domain/problem.ts'

/** Counts an attempt. Throws Problem('too-many-attempts') when there were enough. */
export async function counted(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    const { msBeforeNext } = refusal as RateLimiterRes
    throw new Problem('too-many-attempts', { retryAfter: Math.ceil(msBeforeNext / 1000) })
  }
}
