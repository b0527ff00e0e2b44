import { plainText } from '../articles/excerpt.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Row } from './analyse-export.ts'
import { decodedPath } from './find-picture.ts'
import { codeHere, isArabicCode } from './item-languages.ts'
import { addressLimit, bareHost, hostOf } from './old-site.ts'

export type ToldByPage = { language: string; alternates: Alternate[] }
type Alternate = { language: string; address: string }
type PairedRow = Pick<Row, 'id' | 'address' | 'languages' | 'group'>

const tags = /<(html|link|body)\b([^<>]{0,2000})>/gi
const attributes = /(?<![\w-])([a-z]{1,20})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi
const mostAlternates = 50

export function toldByPage(html: string, address: string): ToldByPage {
  const told: ToldByPage = { language: '', alternates: [] }
  for (const [, tag = '', inside = ''] of html.matchAll(tags)) {
    const { lang = '', rel = '', hreflang = '', href = '' } = attributesIn(inside)
    if (tag.toLowerCase() === 'body') break
    if (tag.toLowerCase() === 'html') told.language = lang
    else if (rel.toLowerCase() === 'alternate' && hreflang !== '' && href !== '') {
      const leadsTo = URL.parse(href, address)?.href ?? ''
      if (hostOf(leadsTo) && leadsTo.length <= addressLimit) {
        told.alternates.push({ language: hreflang, address: leadsTo })
      }
    }
    if (told.alternates.length === mostAlternates) break
  }
  return told
}

function attributesIn(inside: string): Record<string, string> {
  const all = [...inside.matchAll(attributes)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    plainText(values.find((value) => value !== undefined) ?? ''),
  ])
  return Object.fromEntries(all)
}

export const groupByPages = 'hreflang '

export function pairByPages(
  rows: PairedRow[],
  told: ReadonlyMap<string, ToldByPage>,
  here: LanguageCode[],
): void {
  const byPage = new Map(rows.map((row) => [pageOf(row.address), row]))
  for (const one of rows) {
    for (const { address, language } of alternatesOf(one)) {
      const other = byPage.get(pageOf(address))
      const back = other && alternatesOf(other).find((page) => leadTo(page, one))
      if (!back || other === one) continue
      const [own, theirs] = [codeHere(back.language, here), codeHere(language, here)]
      if (own === theirs || !here.includes(own) || !here.includes(theirs)) continue
      setPair(one, own, other, theirs)
    }
  }
  for (const row of rows.filter(({ group, languages }) => group === undefined && !languages[1])) {
    const language = codeHere(told.get(row.address)?.language ?? '', here)
    const isInScript = isArabicCode(language) === isArabicCode(row.languages[0] ?? '')
    if (here.includes(language) && isInScript) row.languages = [language]
  }

  function alternatesOf({ address, languages }: PairedRow): Alternate[] {
    return languages.length > 1 ? [] : (told.get(address)?.alternates ?? [])
  }
}

function setPair(one: PairedRow, own: LanguageCode, other: PairedRow, theirs: LanguageCode): void {
  const group = one.group ?? other.group ?? `${groupByPages}${one.id}`
  for (const [row, language] of [
    [one, own],
    [other, theirs],
  ] as const) {
    if (row.group !== undefined) continue
    row.group = group
    row.languages = [language]
  }
}

function leadTo({ language, address }: Alternate, { address: own }: PairedRow): boolean {
  return language.toLowerCase() !== 'x-default' && pageOf(address) === pageOf(own)
}

function pageOf(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  const path = decodedPath(url.pathname).normalize('NFC').replace(/\/$/, '')
  return `${bareHost(url.hostname)}${path}${url.search}`
}
