import type { SentView } from '../../contract/visits.ts'
import { hostOf } from '../../domain/missing-address.ts'
import { siteAddress } from '../../domain/site-address.ts'
import { subjectOf } from '../../domain/visit.ts'

/** In milliseconds: what is only passed by is not read. */
const inSight = 1_000

export type ShownPage = {
  language: string
  pathname: string
  /** Of its loader; pages that the company made have an id there. */
  data: { id?: number } | undefined
}

let shown = ''
let stopWaiting = () => {}
let isFromWithin = cameFromWithin()

/** Counts a page once it has been in sight for a second; null is no page. Keeps nothing in the browser. */
export function countView(page: ShownPage | null): void {
  const subject = page && subjectShown(page)
  const now = page && subject ? `${page.language} ${subject}` : ''
  if (now === shown || wantsNone()) return
  shown = now
  stopWaiting()
  if (page && subject) stopWaiting = onceInSight(() => send(subject, page.language))
}

function subjectShown({ pathname, data }: ShownPage): string | undefined {
  if (!data) return undefined
  if (data.id !== undefined) return subjectOf({ kind: 'page', id: data.id })
  const { place } = siteAddress(pathname)
  const isNone = place.kind === 'page' || place.kind === 'reserved' || place.kind === 'unknown'
  return isNone ? undefined : subjectOf(place)
}

/** Those who ask not to be followed. */
function wantsNone(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}

function onceInSight(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(end, inSight, act)
  }
  function end(then?: () => void) {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    then?.()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return end
}

function send(subject: string, language: string): void {
  const view: SentView = { subject, language, ...(!isFromWithin && { from: foreignHost() }) }
  isFromWithin = true
  const apiKey = document.querySelector<HTMLMetaElement>('meta[name=api-key]')?.content ?? ''
  // Survives leaving the page; a beacon could not carry the key.
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
 * A reload is no further visit. Who is led on to a chosen language by the early script came from
 * outside, although this site is what the browser names.
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
