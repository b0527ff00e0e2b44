/** A base is an archive of what there was after the change `sequence`; `madeAt` is in milliseconds. */
export type Base = {
  name: string
  chain: string
  sequence: number
  madeAt: number
  archive: string
}

/** `earliest` is the lowest time among its changes: a clock may have been set back. */
export type SegmentFile = {
  name: string
  chain: string
  first: number
  last: number
  earliest: number
  digest: string
}

const segmentName =
  /^chains\/([\w-]+)\/(\d{12})-(\d{12})-(\d{13})-([0-9a-f]{32})\.changes(?:\.age)?$/
const baseName = /^chains\/([\w-]+)\/base-(\d{12})-(\d{13})-(wajha-[\w-]+\.tar(?:\.age)?)\.json$/

const digits = (value: number, count: number) => String(value).padStart(count, '0')

export const chainsFolder = 'chains'
export const folderOf = (chain: string) => `${chainsFolder}/${chain}`

export function nameOfSegment(segment: Omit<SegmentFile, 'name'>, isEncrypted: boolean): string {
  const { chain, first, last, earliest, digest } = segment
  const numbers = `${digits(first, 12)}-${digits(last, 12)}-${digits(earliest, 13)}`
  return `${folderOf(chain)}/${numbers}-${digest}.changes${isEncrypted ? '.age' : ''}`
}

export function nameOfBase({ chain, sequence, madeAt, archive }: Omit<Base, 'name'>): string {
  return `${folderOf(chain)}/base-${digits(sequence, 12)}-${digits(madeAt, 13)}-${archive}.json`
}

/** Sorted by the first change; of those that begin alike, the longest comes first. */
export function segmentsIn(names: string[]): SegmentFile[] {
  const found = names.flatMap((name): SegmentFile[] => {
    const [, chain, first, last, earliest, digest] = segmentName.exec(name) ?? []
    if (chain === undefined || digest === undefined) return []
    const numbers = { first: Number(first), last: Number(last), earliest: Number(earliest) }
    return [{ name, chain, ...numbers, digest }]
  })
  return found.toSorted((one, other) => one.first - other.first || other.last - one.last)
}

export function basesIn(names: string[]): Base[] {
  const found = names.flatMap((name): Base[] => {
    const [, chain, sequence, madeAt, archive] = baseName.exec(name) ?? []
    if (chain === undefined || archive === undefined) return []
    return [{ name, chain, sequence: Number(sequence), madeAt: Number(madeAt), archive }]
  })
  return found.toSorted((one, other) => one.sequence - other.sequence)
}
