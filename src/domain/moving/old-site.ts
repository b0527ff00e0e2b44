import type { Attachment } from './attachments.ts'
import type { ReportLine } from './report.ts'

export type OldSiteChoice = { fetch: boolean; ask: boolean; perSecond: number }

export const perSecondLimits = { least: 1, usual: 2, most: 10 } as const
export const untouched: OldSiteChoice = {
  fetch: false,
  ask: false,
  perSecond: perSecondLimits.usual,
}

const mostHosts = 5
export const addressLimit = 1_000

export function bareHost(host: string): string {
  return host.replace(/^www\./, '')
}

type Addresses = { rows: Pick<ReportLine, 'address'>[]; attachments: Pick<Attachment, 'url'>[] }

export function hostsIn({ rows, attachments }: Addresses): string[] {
  const addresses = [...rows.map(({ address }) => address), ...attachments.map(({ url }) => url)]
  const counts = new Map<string, number>()
  for (const address of addresses) {
    const host = hostOf(address)
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  const inOrder = [...counts].toSorted(([, one], [, other]) => other - one)
  return inOrder.slice(0, mostHosts).map(([host]) => host)
}

export function hostOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) && url.hostname !== ''
    ? bareHost(url.hostname)
    : undefined
}

export function largestForms(address: string): string[] {
  const [, stem = address, ending = ''] = /^(.*?)(\.\w+(?:[?#].*)?)$/s.exec(address) ?? []
  const whole = stem.replace(/-\d+x\d+$/, '')
  const original = whole.replace(/-scaled$/, '')
  return [...new Set([original, whole, stem])].map((one) => `${one}${ending}`)
}
