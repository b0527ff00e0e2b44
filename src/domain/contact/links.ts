/** Links are also recognised without `http`, if they end in one of these. */
const endings =
  'com|net|org|info|biz|xyz|top|online|site|shop|store|club|live|icu|click|website|space|world|pro|app|io|co|cc|ru|uk|de|cn'
const link = new RegExp(
  [
    String.raw`(?:https?:\/\/|\bwww\.)[^\s<>"'[\]()]+`,
    String.raw`(?<![@\w.-])[a-z0-9][a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:${endings})(?![\w@-])(?:\/[^\s<>"'[\]()]*)?`,
  ].join('|'),
  'gi',
)
const hiddenDot = / ?[([]dot[)\]] ?/gi
const addressee = /(?<![^\s@])[^\s@]*@[\w.-]+/g

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

export function linksIn(text: string, origin: string): string[] {
  const own = addressOf(origin)?.host
  const found = text.replace(hiddenDot, '.').match(link) ?? []
  return found.filter((one) => addressOf(one)?.host !== own)
}

export function withoutLinks(text: string): string {
  return text.replace(hiddenDot, '.').replace(link, ' ').replace(addressee, ' ')
}

export function hasOwnHost(one: string): boolean {
  return ownerOf(one) !== '' && !ownerOf(one).includes('/')
}

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
