import { sectionPaths } from '../../domain/articles/article.ts'
import { formPath } from '../../domain/forms/form.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { pictureAddress } from '../../domain/media/media.ts'
import type { Destination } from '../../domain/moving/destinations.ts'
import { fragmentHere } from '../../domain/moving/fragments.ts'
import { codeHere } from '../../domain/moving/item-languages.ts'
import { isMarkdown, pathOfFile, postName } from '../../domain/moving/markdown-path.ts'
import { listed, type OldPath, oldPaths } from '../../domain/moving/moved-item.ts'
import { documentAddress } from '../../domain/moving/moved-text.ts'
import {
  type Fragments,
  hasHost,
  oldAddress,
  oldLinksIn,
  type PathsHere,
  withLinks,
  withWholeLinks,
} from '../../domain/moving/old-links.ts'
import type { ExportedItem } from '../../domain/moving/read-part.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import { postFolder } from '../../domain/moving/template-tags.ts'
import { fileLinkAddress } from '../../domain/rich-text/file-links.ts'
import { isSiteLink } from '../../domain/rich-text/site-links.ts'
import { pathOfAddress, redirectLimits, type RedirectTarget } from '../../domain/seo/redirect.ts'
import { pathsAskedFor, queriedPath, queryPath } from '../../domain/seo/old-address.ts'
import { encodedPath, readablePath, siteAddress } from '../../domain/seo/site-address.ts'
import type { KnownOrigin } from '../../storage/moving/moving-store.ts'
import { isStillHere } from './documents-here.ts'
import type { Half, Run, TakenHalf } from './move-in-run.ts'
import { listPaths, oldTopics } from './old-lists.ts'

type PathIn = (language: LanguageCode) => string

export function notePlaces(run: Run, halves: Half[], destination: Destination, pathIn: PathIn) {
  for (const own of Map.groupBy(halves, ({ row }) => row).values()) {
    const [{ item, row } = { item: undefined, row: undefined }] = own
    if (!item) continue
    const languages = own.map(({ language }) => language)
    const here = Object.fromEntries(languages.map((code) => [code, pathIn(code) || '/']))
    const { places, fragments } = run.links
    for (const { language, fragments: named } of own) {
      if (named) fragments.set(here[language] ?? '', named)
    }
    places.set(queryPath('p', item.id), here)
    for (const { path, language } of oldPaths(item, languages)) {
      const isShared = language === languages[0]
      places.set(path, isShared ? here : { [language]: here[language] ?? '/' })
    }
    for (const { path } of generatedPaths(run, own, halves)) {
      if (!places.has(path)) places.set(path, here)
    }
    const number = row.group?.split(' ').at(-1) ?? ''
    for (const language of languages) {
      const ours =
        destination === 'pages' ? `/${item.slug}` : `/${sectionPaths[destination]}/${number}`
      const path = run.source.ours ? pathInLanguage(language, ours) : pathOfFile(item.id, language)
      if (path !== undefined) places.set(path, here)
    }
    if (isMarkdown(item.id)) places.set(`/${item.id}`, here)
    const post = postName(item.id)
    if (post !== undefined) places.set(`${postFolder}${post}`, here)
  }
}

export async function noteKnownPlaces(
  run: Run,
  halves: Half[],
  { destination, id }: Pick<KnownOrigin, 'destination' | 'id'>,
) {
  const paths = destination === 'pages' ? await run.storage.moving.pathsOfPage(id) : {}
  notePlaces(run, halves, destination, (language) =>
    destination === 'pages'
      ? (paths[language] ?? '')
      : pathInLanguage(language, `/${sectionPaths[destination]}/${id}`),
  )
  noteDocument(run, destination, id)
}

/** An address that a generator gave by itself is one of the text for ever. */
export function generatedPaths({ source }: Run, own: Half[], all: Half[]): OldPath[] {
  const languages = all.map(({ language }) => language)
  return own.flatMap(({ item, language }) => {
    const made = source.generator?.addressesOf({ item, language, languages }) ?? []
    return made.flatMap((address) => {
      const path = pathOfAddress(address)
      const isPossible = path !== undefined && path !== '/' && path.length <= redirectLimits.address
      return isPossible ? [{ path, language }] : []
    })
  })
}

function noteDocument(run: Run, destination: Destination, id: number): void {
  const kind = destination === 'pages' ? 'page' : 'article'
  run.links.documents.set(`${kind} ${id}`, { kind, id })
}

export async function noteLists(run: Run): Promise<void> {
  const { analysis, storage, links } = run
  const { here } = analysis.languages
  const [, ...folders] = analysis.source.split('/')
  const home = ['', ...folders].join('/')
  const homes = Object.fromEntries(here.map((code) => [code, pathInLanguage(code, '/')]))
  links.places.set(home || '/', homes)
  for (const code of here) links.places.set(readablePath(`${home}/${code}`) ?? '/', homes)
  const slugs = await storage.moving.slugsOfTopics()
  for (const { id, section, path, number } of oldTopics(run)) {
    const beneath = `/${sectionPaths[section]}`
    const own = Object.entries(id === undefined ? {} : (slugs.get(id) ?? {}))
    const paths =
      own.length > 0
        ? own.map(([code, slug]) => [code, pathInLanguage(code, `${beneath}/topic/${slug}`)])
        : here.map((code) => [code, pathInLanguage(code, beneath)])
    const places: PathsHere = Object.fromEntries(paths)
    for (const code of here) {
      if (places[code]) links.places.set(pathInLanguage(code, path), { [code]: places[code] })
    }
    links.places.set(path, places)
    if (number !== '') links.places.set(queryPath('cat', number), places)
  }
  for (const [path, target] of listPaths(run)) {
    const { language } = siteAddress(target.kind === 'path' ? target.path : path)
    const list = target.kind === 'path' ? target.path : listIn(target, language)
    if (list !== undefined) links.places.set(path, { [language]: list })
  }
}

function listIn(target: RedirectTarget, language: LanguageCode): string | undefined {
  return target.kind === 'section'
    ? pathInLanguage(language, `/${sectionPaths[target.section]}`)
    : undefined
}

export function linkedHere(run: Run, html: string, item: ExportedItem, language: LanguageCode) {
  return withLinks(wholeLinks(html, item), (href) => leadOf(run, href, language) ?? href)
}

export function wholeLinks(html: string, item: ExportedItem): string {
  return withWholeLinks(html, addressOf(item))
}

export function addressOf({ id, address }: ExportedItem): string {
  return isMarkdown(id) ? `/${id}` : address || queryPath('p', encodeURIComponent(id))
}

export function ledAtLast(run: Run, html: string, language: LanguageCode): string {
  return withLinks(html, (href) => {
    const address = oldAddress(href, run.analysis.source)
    if (!address) return href
    return leadOf(run, href, language) ?? (hasHost(address) ? href : '')
  })
}

function leadOf(run: Run, href: string, language: LanguageCode): string | undefined {
  const { analysis, links, source, pictures } = run
  const address = oldAddress(href, analysis.source)
  const path = address && readablePath(address.pathname)
  if (!address || path === undefined) return undefined
  const { searchParams: asked, hash } = address
  const queried = queriedPath(isHomeOf(address, analysis.source) ? '/' : path, address.search)
  const names = pathsAskedFor(queried ?? path)
  const here = names.map((name) => links.places.get(name)).find(Boolean)
  const code = codeHere(asked.get('lang') ?? language, analysis.languages.here)
  const [first] = Object.values(here ?? {})
  const own = here?.[code] ?? first ?? (source.ours ? leadOfOurs(run, path) : undefined)
  if (own !== undefined) return fit(encodedPath(own) + hashHere(hash, links.fragments.get(own)))
  const file = run.linked.at(href)
  if (file !== undefined) return fileLinkAddress(file)
  const page = names.map((name) => links.attachments.get(name)).find(Boolean)
  if (page !== undefined) return page
  const files = [href, ...source.picturePaths(address.pathname, { id: '' })]
  const picture = files.map((name) => pictures.found.get(name)).find(Boolean)
  return picture && pictureAddress(picture)
}

function hashHere(hash: string, fragments: Fragments | undefined): string {
  return (fragments && hash && fragmentHere(hash, fragments)) || hash
}

function isHomeOf({ pathname }: URL, source: string): boolean {
  const [, ...folders] = source.split('/')
  return folders.length > 0 && pathname.replace(/\/$/, '') === `/${folders.join('/')}`
}

function fit(href: string): string | undefined {
  return isSiteLink(href) ? href : undefined
}

function leadOfOurs(run: Run, path: string): string | undefined {
  const { language, target } = siteAddress(path)
  switch (target.kind) {
    case 'article': {
      const known = pathInLanguage(language, `/${sectionPaths[target.section]}/${target.id}`)
      return run.links.places.get(known)?.[language]
    }
    case 'form': {
      const id = run.forms.get(target.id)
      return id === undefined ? undefined : pathInLanguage(language, formPath(id))
    }
    case 'page':
      return undefined
    default:
      return path
  }
}

export function noteWaiting(
  run: Run,
  halves: TakenHalf[],
  saved: { destination: Destination; id: number | undefined },
  lineOf: (half: TakenHalf) => ReportLine | undefined,
): void {
  for (const half of halves) {
    const { language, texts, waiting = {}, parts = {}, waitingIn = {} } = half
    const html = [texts.content, ...Object.values(parts)].join('')
    const without = [waiting, ...Object.values(waitingIn)].flatMap((one) => Object.values(one))
    const hrefs = [...new Set([...oldLinksIn(html, run.analysis.source), ...without])]
    const line = lineOf(half)
    if (hrefs.length === 0 || !line) continue
    run.links.waiting.push({ line, language, hrefs })
    if (saved.id !== undefined) noteDocument(run, saved.destination, saved.id)
  }
}

export async function leadLinks(run: Run): Promise<void> {
  const { storage, analysis, links, isTrial, edit } = run
  for (const { line, language, hrefs } of links.waiting) {
    const unled: string[] = hrefs.filter((href) => leadOf(run, href, language) === undefined)
    const addresses = unled.flatMap((href) => oldAddress(href, analysis.source) ?? [])
    const staying = addresses.filter(hasHost).map(({ href }) => href)
    const lost = addresses
      .filter((address) => !hasHost(address))
      .map(({ pathname, search }) => `link to ${pathname}${search}`)
    const reasons = [
      listed(
        'Links to what is not here stay as they are',
        staying.filter((href) => !documentAddress.test(href)),
      ),
      listed('Left out', lost),
    ].filter(Boolean)
    if (reasons.length === 0) continue
    line.reasons.push(...reasons)
    line.outcome = 'changed'
  }
  if (isTrial) return
  const atLast = (html: string, language: LanguageCode) => ledAtLast(run, html, language)
  for (const document of links.documents.values()) {
    await isStillHere(storage.moving.leadLinks(run.begun, document, atLast, edit()))
  }
}
