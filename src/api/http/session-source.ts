import { BROWSER_MAP, getParser, OS_MAP } from 'bowser'
import type { Context } from 'hono'
import { isIP, isIPv4 } from 'node:net'
import { productLanguages } from '../../domain/languages/language.ts'
import type { Device, SessionSource } from '../../domain/people/session.ts'
import { networkOf } from '../../throttle/network-of.ts'

/** Names that are not among these would be words of whoever calls. */
const browsers = new Set(Object.values(BROWSER_MAP))
const systems = new Set(Object.values(OS_MAP))
const longestAgent = 512

export function sourceOf(c: Context, address: string): SessionSource {
  const device = deviceOf(c.req.header('user-agent') ?? '')
  const asked = c.req.header('accept-language')
  const language = productLanguages.find((known) => known === asked)
  return { address: writtenAddress(address), device, ...(language && { language }) }
}

/** Proxies may pass on anything in place of an address. */
function writtenAddress(address: string): string {
  const network = networkOf(address)
  if (isIPv4(network)) return network
  return isIP(address) ? address : ''
}

export function deviceOf(agent: string): Device {
  const read = agent.slice(0, longestAgent).replace(/[^ -~]/g, '')
  if (read.trim() === '') return { browser: null, system: null }
  const parser = getParser(read, true)
  return {
    browser: known(browsers, parser.getBrowserName()),
    system: known(systems, parser.getOSName()),
  }
}

/** "Samsung Internet for Android" names the system a second time. */
function known(names: Set<string>, name: string): string | null {
  return names.has(name) ? name.replace(/ for .*/, '') : null
}
