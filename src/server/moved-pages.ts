import { isbot } from 'isbot'
import { isPreviewPath } from '../domain/articles/preview-link.ts'
import { isLanguageCode } from '../domain/languages/language.ts'
import { hostOf, isWorthListing } from '../domain/seo/missing-address.ts'
import { queriedPath, withoutOldQuery, wordsAskedFor } from '../domain/seo/old-address.ts'
import {
  canonicalPath,
  encodedPath,
  readablePath,
  siteAddress,
} from '../domain/seo/site-address.ts'
import type { Storage } from '../storage/create-storage.ts'
import { createAttemptLimit } from '../throttle/attempt-limit.ts'
import { windows } from '../throttle/bounds.ts'
import { networkOf } from '../throttle/network-of.ts'
import type { Counts } from './counts.ts'
import { isStaffPath } from './page-paths.ts'
import { type Asked, isRead, movedTo } from './pages.ts'

type Pages = (asked: Asked) => Promise<Response>

const forAnHour = 'public, max-age=3600'
const dataOfPage = /(\/_)?\.data$/

/**
 * Redirects are looked up where there is no page; addresses that lead nowhere are noted (SEO-3,
 * SEO-5).
 */
export function followRedirects(
  pages: Pages,
  { languages, redirects }: Pick<Storage, 'languages' | 'redirects'>,
  counts: Counts,
  now: () => Date,
): Pages {
  const notes = createAttemptLimit({ ...windows.missing, now, shared: null })

  return async (asked) => {
    const { pathname, search } = new URL(asked.request.url)
    const queried = isRead(asked.request) ? queriedPath(pathname, search) : undefined
    if (queried?.startsWith('/?') && !asked.preview) return leadByQuery(queried, asked)
    const response = await pages(asked)
    if (asked.preview || isPreviewPath(pathname)) return response
    if (!isRead(asked.request) || isStaffPath(pathname)) return response
    const path = readablePath(pathname.replace(dataOfPage, ''))
    if (path === undefined || !isMovedOrMissing(response)) return response
    const found = await redirects.addressFrom(queried ?? path, asked.address.origin)
    const renamed = found ? undefined : await languages.renamedPath(path)
    const location = found
      ? sentAs(found.address, queried ?? path)
      : renamed && encodedPath(renamed) + search
    const isTheirs = found !== undefined && isNameElsewhere(path, found.address)
    if (location === undefined || !(isTheirs || (await isMissing(asked, response)))) {
      if (response.status === 404) await note(path, asked)
      return response
    }
    if (found?.id !== undefined) counts.followed(found.id, now())
    if (dataOfPage.test(pathname)) return pages({ ...asked, movedTo: location })
    return movedTo(location, forAnHour)
  }

  /** An address that nothing had costs a look-up, and no page is drawn for it. */
  async function leadByQuery(queried: string, { address, request }: Asked): Promise<Response> {
    const found = await redirects.addressFrom(queried, address.origin)
    if (found?.id !== undefined) counts.followed(found.id, now())
    if (found) return movedTo(sentAs(found.address, queried), forAnHour)
    const { pathname, search } = new URL(request.url)
    return movedTo(canonicalPath(pathname) + withoutOldQuery(search), 'no-store')
  }

  /** An address that is only spelled differently is redirected at once, too. */
  async function isMissing(asked: Asked, response: Response): Promise<boolean> {
    if (response.status === 404) return true
    const url = new URL(asked.request.url)
    url.pathname = canonicalPath(url.pathname)
    const request = new Request(url, asked.request)
    return (await pages({ ...asked, request })).status === 404
  }

  /**
   * A list answers without its query when a page beyond its end was asked for; a redirect would
   * lose the list.
   */
  async function answersWithoutQuery(asked: Asked): Promise<boolean> {
    const url = new URL(asked.request.url)
    if (url.search === '') return false
    url.search = ''
    const request = new Request(url, asked.request)
    return (await pages({ ...asked, request })).status !== 404
  }

  async function note(path: string, asked: Asked): Promise<void> {
    const { method, headers } = asked.request
    const isPerson = method === 'GET' && !isbot(headers.get('user-agent'))
    if (!isPerson || !isWorthListing(path)) return
    if (await notes.consume(networkOf(asked.visitor))) return
    if (await answersWithoutQuery(asked)) return
    counts.missed(path, hostOf(headers.get('referer') ?? undefined), now())
  }
}

/** Headers have no room for other letters than Latin ones, nor for line breaks. */
function sentAs(address: string, asked: string): string {
  if (!address.startsWith('/')) return new URL(address).href
  const words = siteAddress(address).target.kind === 'search' ? wordsAskedFor(asked) : undefined
  return encodedPath(address) + (words ? `?${new URLSearchParams({ q: words })}` : '')
}

/** A page leads its names of other languages to this one; a redirect knows of which the text was. */
function isNameElsewhere(path: string, address: string): boolean {
  return isInLanguage(address, path) || isInLanguage(path, address)
}

function isInLanguage(path: string, name: string): boolean {
  return path.endsWith(name) && isLanguageCode(path.slice(1, -name.length))
}

function isMovedOrMissing({ status }: Response): boolean {
  return status === 404 || status === 301
}
