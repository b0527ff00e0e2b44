const link = /(?:https?:\/\/|\bwww\.)[^\s<>"'[\]]+/gi

/** Pages of many people have these hosts, so only the whole address says whose a page is. */
const sharedHosts = new Set([
  '1drv.ms',
  'behance.net',
  'bit.ly',
  'dropbox.com',
  'facebook.com',
  'fb.com',
  'github.com',
  'goo.gl',
  'google.com',
  'instagram.com',
  'linkedin.com',
  'live.com',
  't.me',
  'tiktok.com',
  'twitter.com',
  'wa.me',
  'wetransfer.com',
  'wikipedia.org',
  'x.com',
  'youtu.be',
  'youtube.com',
])

/** The links in a text that lead away from the site. */
export function linksIn(text: string, origin: string): string[] {
  const own = addressOf(origin)?.host
  return (text.match(link) ?? []).filter((one) => addressOf(one)?.host !== own)
}

export function withoutLinks(text: string): string {
  return text.replace(link, ' ')
}

/** The owner of what a link leads to is the host, or a page of a shared one; blank if it leads nowhere. */
export function ownerOf(one: string): string {
  const address = addressOf(one)
  if (!address) return ''
  const host = address.hostname.replace(/^www\./, '')
  const isShared = sharedHosts.has(host.split('.').slice(-2).join('.'))
  return isShared ? `${host}${address.pathname}` : host
}

function addressOf(one: string): URL | null {
  return URL.parse(/^https?:/i.test(one) ? one : `http://${one}`)
}
