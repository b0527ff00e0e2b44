import { formPath } from '../forms/form.ts'
import { sectionPaths } from '../articles/article.ts'
import { type Message, messages } from '../messages.ts'
import type { LinkTarget } from '../navigation/navigation.ts'
import { readablePath } from './site-address.ts'
import { cleaned } from '../text/short-value.ts'
import { addressProblem } from '../text/web-address.ts'

/** A redirect names what it leads to, so that it survives renames, or its path. */
export type RedirectTarget = LinkTarget | { kind: 'path'; path: string }

/** Paths are as people read them. */
export type NewRedirect = { path: string; target: RedirectTarget }
export type Redirect = NewRedirect & {
  id: number
  isAutomatic: boolean
  uses: number
  usedAt: Date | null
}

export const redirectLimits = {
  redirects: 2_000,
  imported: 100_000,
  address: 500,
  lines: 500,
  list: 256 * 1024,
}

export const pageAddress = /^(https?:\/\/[^/?#\s]+)?\/[^?#]*$/i
const otherSite = /^https?:\/\/[^/?#\s]/i

export function pathOfAddress(written: string): string | undefined {
  if (!pageAddress.test(written)) return undefined
  const path = written.replace(/^https?:\/\/[^/]+/i, '').replace(/^\/+/, '/')
  const url = URL.parse(path, 'https://any.example')
  return url ? readablePath(url.pathname) : undefined
}

export function isAtOtherSite(address: string): boolean {
  return otherSite.test(address) && URL.canParse(address) && !addressProblem(address)
}

/**
 * An address of this site becomes its path, which is known to lead somewhere and not around in a circle.
 * Undefined if no path can say it, as with a query.
 */
export function withoutOwnHost(target: RedirectTarget, origin: string): RedirectTarget | undefined {
  if (target.kind !== 'external' || !isAtHostOf(target.address, origin)) return target
  const { pathname, search, hash } = new URL(target.address)
  const path = search || hash ? undefined : readablePath(pathname)
  return path === undefined ? undefined : { kind: 'path', path }
}

function isAtHostOf(address: string, origin: string): boolean {
  const host = URL.parse(address)?.host
  return host !== undefined && host === URL.parse(origin)?.host
}

export function pathOfTarget(target: LinkTarget): string | undefined {
  switch (target.kind) {
    case 'home':
      return '/'
    case 'contact':
      return '/contact'
    case 'search':
      return '/search'
    case 'section':
      return `/${sectionPaths[target.section]}`
    case 'article':
      return `/${sectionPaths[target.section]}/${target.id}`
    case 'form':
      return formPath(target.id)
    case 'topic':
    case 'page':
    case 'file':
    case 'external':
      return undefined
  }
}

export type ListedRedirect = NewRedirect & { line: number }
export type WrongLines = Record<number, Message>

/**
 * Each line has an old and a new address; blank ones are skipped, wrong ones named. `origin` is the
 * site's.
 */
export function redirectsIn(
  list: string,
  origin: string,
): { listed: ListedRedirect[]; wrong: WrongLines } {
  const listed: ListedRedirect[] = []
  const wrong: WrongLines = {}
  for (const [index, text] of list.split('\n').entries()) {
    if (text.trim() === '') continue
    const read = redirectIn(text.trim(), origin)
    if (typeof read === 'string') wrong[index + 1] = read
    else listed.push({ ...read, line: index + 1 })
  }
  return { listed, wrong }
}

function redirectIn(text: string, origin: string): NewRedirect | Message {
  const [from = '', to = '', ...rest] = text.split(/\s+/).map((word) => cleaned('link', word))
  const problem = addressProblem(from) ?? addressProblem(to)
  if (problem) return problem
  const path = from.length > redirectLimits.address ? undefined : pathOfAddress(from)
  if (path === undefined) return messages.addressInvalid
  const target = rest.length > 0 ? undefined : targetAt(to, origin)
  return target ? { path, target } : messages.leadsNowhere
}

function targetAt(address: string, origin: string): RedirectTarget | undefined {
  if (address.length > redirectLimits.address) return undefined
  if (!address.startsWith('/')) {
    return isAtOtherSite(address)
      ? withoutOwnHost({ kind: 'external', address }, origin)
      : undefined
  }
  const path = pathOfAddress(address)
  return path === undefined ? undefined : { kind: 'path', path }
}
