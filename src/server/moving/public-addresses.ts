import { BlockList, isIP, isIPv4 } from 'node:net'

const reserved = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '168.63.129.16/32',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]

const refused = listOf(reserved)
/** Everything else of IPv6 is private, reserved, or an IPv4 address in another form. */
const globalIPv6 = listOf(['2000::/3'])

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  if (refused.check(address, family)) return false
  return family === 'ipv4' || globalIPv6.check(address, family)
}

function listOf(ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), isIPv4(network) ? 'ipv4' : 'ipv6')
  }
  return list
}
