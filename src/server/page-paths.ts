import { queriedPath } from '../domain/seo/old-address.ts'

const filePath =
  /^\/(assets|media|files|avatars)\/|^\/(healthz|readyz)$|\.\w{2,5}$(?<!\.data)|\.webmanifest$/
const staffPath = /^\/(dashboard|login)(\/|\.data$|$)/i
const searchPath = /^(\/[a-z\d-]+)?\/search(\.data)?$/i
const listPath =
  /^(\/[a-z\d-]+)?\/(blog|business|products)(\/topic\/[^/]+)?(\.data)?$|^\/sitemap\.xml$/i

const askingPath = /^(\/[a-z\d-]+)?\/(contact|forms\/\d+)(\.data)?$/i

export function isFilePath(path: string): boolean {
  return filePath.test(path)
}

export function isPagePath(path: string): boolean {
  return !path.startsWith('/api/') && !isFilePath(path) && !path.endsWith('.data')
}

export function isStaffPath(path: string): boolean {
  return staffPath.test(path)
}

export function isSearchPath(path: string): boolean {
  return searchPath.test(path)
}

export function canonicalSearch(path: string, search: string): string {
  const [, asked] = queriedPath(path, `?${search.replace(/^\?/, '')}`)?.split('?', 2) ?? []
  if (asked !== undefined) return asked
  const given = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const name of parametersOf(path)) {
    const value = given.get(name)
    if (value !== null) known.set(name, value)
  }
  return known.toString()
}

function parametersOf(path: string): string[] {
  if (isSearchPath(path)) return ['q', 'page']
  if (askingPath.test(path)) return ['about']
  return listPath.test(path) ? ['page'] : []
}

export function canonicalAddress(request: Request, origin: string): URL {
  const asked = new URL(request.url)
  const url = new URL(origin)
  url.pathname = asked.pathname
  url.search = canonicalSearch(asked.pathname, asked.search)
  return url
}
