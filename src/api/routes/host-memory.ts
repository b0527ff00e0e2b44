const mostHosts = 5_000
const day = 24 * 60 * 60_000
const spreadNetworks = 3

/** Knows from which networks the links of messages came lately; a restart forgets it. */
export function createHostMemory() {
  const networks = new Map<string, Map<string, number>>()

  return {
    /** Says whether a link leads to a host that is sent around, this message included. */
    see(links: string[], network: string, now: Date): boolean {
      const hosts = new Set(links.map(hostOf).filter((host) => host !== ''))
      return [...hosts].map((host) => remember(host, network, now.getTime())).includes(true)
    },
  }

  function remember(host: string, network: string, now: number): boolean {
    const seen = networks.get(host) ?? new Map<string, number>()
    for (const [one, at] of seen) if (at < now - day) seen.delete(one)
    if (seen.size < spreadNetworks || seen.has(network)) seen.set(network, now)
    networks.delete(host)
    networks.set(host, seen)
    const [oldest] = networks.keys()
    if (networks.size > mostHosts && oldest !== undefined) networks.delete(oldest)
    return seen.size >= spreadNetworks
  }
}

function hostOf(link: string): string {
  const address = /^https?:/i.test(link) ? link : `http://${link}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}
