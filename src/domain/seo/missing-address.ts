/** An address that visitors asked for in vain, as people read it. */
export type MissingAddress = {
  id: number
  path: string
  count: number
  firstAt: Date
  lastAt: Date
  /** The host of the page that led there last, if it was said. */
  fromHost: string
}

export const missingLimits = {
  addresses: 1_000,
  /** This many of them, with a page that leads there, cannot be displaced by the others. */
  linked: 500,
  days: 90,
  path: 500,
  host: 255,
  /** This many requests of one network are noted a day. */
  ofNetwork: 20,
} as const

/** Scanners, and browsers by themselves, ask for these addresses; people do not. */
const probe =
  /\/\.|\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|admin|vendor|actuator|autodiscover|owa|boaform|solr|telescope)|\.(php\d?|aspx?|jspx?|cgi|env|git|sql|bak|old|ini|ya?ml|log|zip|gz|tar|rar|map)$|\/(apple-touch-icon|browserconfig|ads\.txt|security\.txt|crossdomain)/i

/** A redirect from there might be wanted. */
export function isWorthListing(path: string): boolean {
  return path.length <= missingLimits.path && !probe.test(path)
}

/** Blank where no address of a page was sent. */
export function hostOf(referrer: string | undefined): string {
  const host = referrer ? URL.parse(referrer)?.host : undefined
  return host && host.length <= missingLimits.host ? host : ''
}
