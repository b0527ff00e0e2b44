/** Programs buy names that end so by the thousand. */
const cheapEndings =
  'xyz|top|online|site|shop|store|club|live|icu|click|website|space|cfd|sbs|buzz|vip|guru|fun|life|ink|bid|win|loan|gdn|rest|monster|quest|bond|cyou|lol|pw|tk|ml|ga|cf|gq|cc'
/** Links are also recognised without `http`, if they end in one of these. */
const endings = `com|net|org|info|biz|world|pro|app|io|co|ru|uk|de|cn|agency|digital|media|network|tech|cloud|sa|ae|sy|ir|kz|ua|pl|fr|nl|eu|${cheapEndings}`
const hiddenDot = / ?[([]dot[)\]] ?/gi
const addressee = /(?<![^\s@])[^\s@]*@[\w.-]+/g

/** Pages of many people have these hosts, so only the whole address says whose a page is. */
const sharedHosts = new Set([
  '1drv.ms',
  'behance.net',
  'canva.com',
  'discord.gg',
  'dropbox.com',
  'facebook.com',
  'fb.com',
  'forms.gle',
  'github.com',
  'goo.gl',
  'google.com',
  'imgur.com',
  'instagram.com',
  'line.me',
  'linkedin.com',
  'linktr.ee',
  'live.com',
  'notion.site',
  'office.com',
  'pinterest.com',
  't.me',
  'telegram.me',
  'tiktok.com',
  'twitter.com',
  'vimeo.com',
  'vk.com',
  'wa.me',
  'we.tl',
  'wetransfer.com',
  'wikipedia.org',
  'x.com',
  'youtu.be',
  'youtube.com',
  'zoom.us',
])
const shorteners = new Set([
  'bit.ly',
  'bl.ink',
  'clck.ru',
  'cutt.ly',
  'goo.su',
  'is.gd',
  'ow.ly',
  'rb.gy',
  'rebrand.ly',
  's.id',
  'shorturl.at',
  't.co',
  't.ly',
  'tinyurl.com',
  'v.gd',
])

const knownHosts = [...sharedHosts, ...shorteners].map((host) => host.replace('.', String.raw`\.`))
const link = new RegExp(
  [
    String.raw`(?:https?:\/\/|\bwww\.)[^\s<>"'[\]()]+`,
    String.raw`(?<![@\w.-])(?:${knownHosts.join('|')})\/[^\s<>"'[\]()]+`,
    String.raw`(?<![@\w.-])[a-z0-9][a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:${endings})(?![\w@-])(?:\/[^\s<>"'[\]()]*)?`,
  ].join('|'),
  'gi',
)

export function linksIn(text: string, origin: string): string[] {
  const own = addressOf(origin)?.host
  const found = text.replace(hiddenDot, '.').match(link) ?? []
  return found.filter((one) => addressOf(one)?.host !== own)
}

export function withoutLinks(text: string): string {
  return text.replace(hiddenDot, '.').replace(link, ' ').replace(addressee, ' ')
}

const disguised = new RegExp(
  [
    String.raw`\bhxxps?:`,
    String.raw`[a-z0-9-]{2}(?:\[\.\]|\(\.\)|\{\.\}| ?[([{]dot[)\]}] ?| dot | \. )(?:${endings})(?![\w@-])`,
  ].join('|'),
  'gi',
)
const mailAddress = /(?:@|[([{]at[)\]}]| at )[^@\n]{0,40}$/i

export function hasDisguisedLink(text: string): boolean {
  return [...text.matchAll(disguised)].some(
    ({ index }) => !mailAddress.test(text.slice(Math.max(0, index - 60), index)),
  )
}

const messengers =
  /^(?:wa\.me|t\.me|(?:api|chat)\.whatsapp\.com|telegram\.me|discord\.gg|line\.me)$/
const phone = /(?<![\p{L}\p{N}/_-])\+?\d(?:[ .()-]{0,2}\d){7,14}(?!\d)/gu
const handle = /(?<![\w@.])@[a-z]\w{4,31}(?![\w@])/gi

export function isOfMessenger(link: string): boolean {
  return messengers.test(addressOf(link)?.hostname ?? '')
}

export function contactsIn(text: string): string[] {
  const shown = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  const phones = withoutLinks(shown).match(phone) ?? []
  const addresses = (text.match(addressee) ?? []).filter((one) => one.includes('.'))
  const found = [...addresses, ...(text.match(handle) ?? []), ...phones.map(endOfNumber)]
  return [...new Set(found.map((one) => one.toLowerCase()))]
}

function endOfNumber(number: string): string {
  return number.replace(/\D/g, '').slice(-8)
}

export function hasOwnHost(one: string): boolean {
  return ownerOf(one) !== '' && !ownerOf(one).includes('/')
}

export function isShortened(one: string): boolean {
  return shorteners.has(hostOf(one))
}

const cheap = new RegExp(`[.](?:${cheapEndings})$`)

export function hasCheapEnding(one: string): boolean {
  return cheap.test(hostOf(one))
}

function hostOf(one: string): string {
  return (addressOf(one)?.hostname ?? '').replace(/^www\./, '')
}

export function ownerOf(one: string): string {
  const address = addressOf(one)
  if (!address) return ''
  const host = hostOf(one)
  const isShared = shorteners.has(host) || sharedHosts.has(host.split('.').slice(-2).join('.'))
  return isShared ? `${host}${address.pathname}` : host
}

function addressOf(one: string): URL | null {
  return URL.parse(/^https?:/i.test(one) ? one : `http://${one}`)
}
