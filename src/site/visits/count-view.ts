import type { SentView } from '../../contract/visits.ts'
import { hostOf } from '../../domain/seo/missing-address.ts'

export type ShownRoute = {
  id: string
  params: { id?: string | undefined }
  loaderData: { id?: number } | undefined
}

let counted = ''
let isFromWithin = cameFromWithin()

/**
 * A page that is shown again without another in between counts once; null is no page. Nothing is
 * kept in the browser.
 */
export function countView(route: ShownRoute | null, language: string): void {
  const subject = route && subjectOf(route)
  const now = subject ? `${language} ${subject}` : ''
  if (now === counted || wantsNone()) return
  counted = now
  if (subject) send(subject, language)
}

/**
 * `domain/visit.ts` names subjects. The route alone decides: modules that the first view's style
 * sheets belong to would bring them a second time, after all others.
 */
function subjectOf({ id, params, loaderData }: ShownRoute): string | undefined {
  if (!loaderData) return undefined
  if (id === 'front' || id === 'page') {
    return loaderData.id === undefined ? 'home' : `page:${loaderData.id}`
  }
  if (params.id !== undefined) return `${id}:${Number.parseInt(params.id, 10)}`
  return /^\w+(-list)?$/.test(id) ? id.replace('-list', '') : undefined
}

function wantsNone(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}

function send(subject: string, language: string): void {
  const view: SentView = { subject, language, ...(!isFromWithin && { from: foreignHost() }) }
  isFromWithin = true
  const apiKey = document.querySelector<HTMLMetaElement>('meta[name=api-key]')?.content ?? ''
  // The request survives leaving the page; a beacon could not carry the key.
  void fetch('/api/visits', {
    method: 'POST',
    headers: { 'api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(view),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {})
}

function foreignHost(): string {
  return isOfThisSite(document.referrer) ? '' : hostOf(document.referrer)
}

/**
 * A reload is no further visit. Visitors whom the early script led to their language came from
 * outside, although the browser names this site.
 */
function cameFromWithin(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'reload') return true
  const isLedOn = window.navigation?.activation?.navigationType === 'replace'
  return isOfThisSite(document.referrer) && !isLedOn
}

function isOfThisSite(address: string): boolean {
  return URL.parse(address)?.origin === location.origin
}
