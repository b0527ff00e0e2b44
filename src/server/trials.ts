import type { MiddlewareHandler } from 'hono'
import type { Trial } from '../domain/documents/trial.ts'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'
import { isPagePath, isStaffPath } from './page-paths.ts'

export type TrialVariables = { Variables: { trial?: Trial } }

const parameter = /(?:^\?|&)trial=([\da-f]{32})(?:&|$)/

/** A trial is in no cache. */
export function asksForTrial(search: string): boolean {
  return search.includes('trial=')
}

/** Finds what a page is asked to show in place of what is saved; others it leaves alone. */
export function findTrial(
  { trials }: Pick<Storage, 'trials'>,
  now: () => Date,
): MiddlewareHandler<TrialVariables> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const id = c.req.method === 'GET' ? parameter.exec(search)?.[1] : undefined
    const isOfSite = isPagePath(pathname) && !isStaffPath(pathname)
    const trial = id !== undefined && isOfSite ? await found(id) : undefined
    if (!trial) return next()
    c.set('trial', trial)
    await next()
    c.res.headers.set('x-frame-options', 'SAMEORIGIN')
  }

  /** During an outage, the page that is kept stands in. */
  async function found(id: string): Promise<Trial | undefined> {
    try {
      return await trials.find(id, now())
    } catch (error) {
      if (isUnavailable(error)) return undefined
      throw error
    }
  }
}

/**
 * A page to be looked at: it runs no scripts, and its links lead nowhere. What it shows is no
 * visitor's business.
 */
export function asTrial(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/(<a\b[^>]*?)\shref="[^"]*"/g, '$1')
}
