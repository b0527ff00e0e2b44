import { isIPv6 } from 'node:net'

/**
 * Limits count IPv4 by itself, however it is written, and IPv6 by its first 64 bits, which are one
 * customer's.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = canonical
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function dotted(groups: string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}
