export type MissingAddress = {
  id: number
  path: string
  count: number
  firstAt: Date
  lastAt: Date
  fromHost: string
}

export const missingLimits = {
  addresses: 1_000,
  /** This many addresses to which a page leads cannot be displaced by others. */
  linked: 500,
  days: 90,
  path: 500,
  host: 255,
  ofNetwork: 20,
} as const

/** Scanners, and browsers by themselves, request these addresses; people do not. */
const probe =
  /\/\.|\/preview\/|\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|admin|vendor|actuator|autodiscover|owa|boaform|solr|telescope)|\.(php\d?|aspx?|jspx?|cgi|env|git|sql|bak|old|ini|ya?ml|log|zip|gz|tar|rar|map)$|\/(apple-touch-icon|browserconfig|ads\.txt|security\.txt|crossdomain)/i

export function isWorthListing(path: string): boolean {
  return path.length <= missingLimits.path && !probe.test(path)
}

export function hostOf(referrer: string | undefined): string {
  const host = referrer ? URL.parse(referrer)?.host : undefined
  return host && host.length <= missingLimits.host ? host : ''
}
