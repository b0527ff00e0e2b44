import type { MiddlewareHandler } from 'hono'
import { isPreviewPath } from '../domain/articles/preview-link.ts'
import type { Preview } from '../domain/documents/preview.ts'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'
import { isPagePath, isStaffPath } from './page-paths.ts'

export type PreviewVariables = { Variables: { preview?: Preview } }

const parameter = /(?:^\?|&)trial=([\da-f]{32})(?:&|$)/

export function asksForPreview(search: string): boolean {
  return search.includes('trial=')
}

export function findPreview(
  { previews }: Pick<Storage, 'previews'>,
  now: () => Date,
): MiddlewareHandler<PreviewVariables> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const id = c.req.method === 'GET' ? parameter.exec(search)?.[1] : undefined
    const isOfSite = isPagePath(pathname) && !isStaffPath(pathname) && !isPreviewPath(pathname)
    const preview = id !== undefined && isOfSite ? await found(id) : undefined
    if (!preview) return next()
    c.set('preview', preview)
    await next()
    c.res.headers.set('x-frame-options', 'SAMEORIGIN')
  }

  /** During an outage, the page that is kept stands in. */
  async function found(id: string): Promise<Preview | undefined> {
    try {
      return await previews.find(id, now())
    } catch (error) {
      if (isUnavailable(error)) return undefined
      throw error
    }
  }
}

/**
 * A page to be looked at: it runs no scripts, and its links lead nowhere. Instead of a map, which its
 * policy would refuse to frame, it shows the drawn streets.
 */
export function asPreview(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<iframe\b[^>]*><\/iframe>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/(<a\b[^>]*?)\shref="[^"]*"/g, '$1')
}
