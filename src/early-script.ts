import { inEachLanguage } from './domain/languages/catalogue.ts'
import {
  defaultDashboardLanguage,
  defaultPublicLanguage,
  directionOf,
} from './domain/languages/language.ts'

/** Scripts wait this long for the hero picture, in milliseconds. */
const patience = 2_000

/**
 * Links to pictures no longer wait for scripts once a page has been there this long, in
 * milliseconds.
 */
const patienceWithScripts = 8_000

const theme = `
  const root = document.documentElement, stored = (key) => { try { return localStorage.getItem(key) } catch { return null } }
  const theme = stored('theme') || 'system'
  root.dataset.theme = theme === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : theme`

const staffLanguage = () => `
  const directions = ${JSON.stringify(inEachLanguage(directionOf))}, chosen = stored('language') || '${defaultDashboardLanguage}'
  root.lang = Object.hasOwn(directions, chosen) ? chosen : 'en'
  root.dir = directions[root.lang]`

const lateScripts = `
  const begin = async () => {
    const kept = document.querySelector('script[data-later]')
    if (!kept) return
    const links = [...document.querySelectorAll('link[data-later]')]
    await Promise.all(links.map((link) => new Promise((end) => {
      link.onload = link.onerror = end
      link.rel = 'modulepreload'
    })))
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = kept.textContent
    document.head.append(script)
  }
  addEventListener('DOMContentLoaded', async () => {
    const hero = document.querySelector('img[fetchpriority=high]')
    await Promise.race([hero?.decode().catch(() => {}), new Promise((end) => setTimeout(end, ${patience}))])
    requestAnimationFrame(() => setTimeout(begin))
  })`

/**
 * A click or key that only a script answers is repeated until React hears it (`site-frame.tsx`): it
 * drops what falls on a part that is not hydrated yet. A link to a picture, which the viewer opens,
 * is followed if there is still no script by then.
 */
const firstClicks = `
  let waiting = [], timer
  const controls = 'button[type=button]'
  const selectors = { click: controls + ':not([popovertarget]),[type=radio],[aria-haspopup],[rel=next][aria-disabled]', keydown: controls + ',a' }
  const repeat = () => {
    const lost = waiting.filter((event) => !event.isHeard)
    clearTimeout(timer)
    waiting = []
    timer = 0
    for (const event of lost) {
      const { type, control } = event
      if (type === 'keydown' && document.activeElement !== control) continue
      control.dispatchEvent(new event.constructor(type, event))
    }
  }
  for (const type in selectors) addEventListener(type, (event) => {
    if (event.isTrusted) repeat()
    const control = event.target.closest(selectors[type]), isLate = event.timeStamp > ${patienceWithScripts}
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (type === 'keydown' && !/^(Arrow|Home|End)/.test(event.key)) return
    if (type === 'click' && control.href) {
      if (isLate) return
      event.preventDefault()
    }
    waiting = waiting.filter((before) => before.control !== control || before.type !== type)
    waiting.push(Object.assign(event, { control }))
    timer ||= setTimeout(repeat, isLate ? 1e3 : 50)
  }, true)
  addEventListener('click', ({ target }) => {
    const language = target.closest('a[hreflang][lang]')
    if (language) try { localStorage.setItem('selected-language', language.hreflang) } catch {}
  }, true)`

const visitorLanguage = `
  const chosen = stored('selected-language')
  if (!chosen || chosen === '${defaultPublicLanguage}' || root.lang !== '${defaultPublicLanguage}') return
  const same = [...document.querySelectorAll('link[rel=alternate]')].find((link) => link.hreflang === chosen)
  if (same) location.replace(new URL(same.href).pathname + location.search + location.hash)`

/** The announcement that a visitor has dismissed leaves no gap when it goes, for it never comes. */
const dismissedAnnouncement = (edition: string) => `
  try { if (sessionStorage.getItem('announcement') === '${edition}') root.dataset.dismissed = '' } catch {}`

/**
 * Runs before anything is painted: takes over the stored theme; in the dashboard the stored language;
 * on a public address without a language, goes to the same page in the visitor's stored one, if the
 * page names such an alternate. Asks for the scripts that `entry.server.tsx` keeps back once the page
 * has been painted (decision 019).
 */
export function earlyScript(surface: 'site' | 'dashboard', announcement?: string): string {
  const dismissed = announcement ? dismissedAnnouncement(announcement) : ''
  const own =
    surface === 'site' ? lateScripts + firstClicks + dismissed + visitorLanguage : staffLanguage()
  const script = `(() => {${theme}${own}\n})()`
  return script.replaceAll(/(?<=\n)\s+|(?<=\W) | (?=\W)/g, '')
}
