import { siteAddress } from './site-address.ts'

const number = /^[1-9]\d{0,9}$/
const paged = /^(.*)\/page\/\d{1,6}$/
const dated = /^((?:\/[a-z]{2,3}(?:-[a-z\d]+)*)?\/\d{4})(?:\/\d{1,2}){1,2}$/
const beneath = /^((?:\/[a-z]{2,3}(?:-[a-z\d]+)*)?\/(?:product-)?category)\/.+(\/[^/]+)$/

export function numberedPath(id: string, language = ''): string {
  return language === '' ? `/?p=${id}` : `/?p=${id}&lang=${language}`
}

export function numberedPaths(search: string): string[] {
  if (!/[?&](?:p|page_id)=/.test(search)) return []
  const asked = new URLSearchParams(search)
  const id = asked.get('p') ?? asked.get('page_id') ?? ''
  const language = asked.get('lang') ?? ''
  if (!number.test(id)) return []
  return language === '' ? [numberedPath(id)] : [numberedPath(id, language), numberedPath(id)]
}

export function listPath(path: string): string | undefined {
  const [whole, first] = paged.exec(path) ?? []
  const isHome = whole !== undefined && siteAddress(first || '/').target.kind === 'home'
  const list = isHome ? `${first}/page` : (first ?? path)
  const shorter = list.replace(dated, '$1').replace(beneath, '$1$2')
  return shorter === path ? undefined : shorter
}
