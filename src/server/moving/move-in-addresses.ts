import { pathInLanguage } from '../../domain/languages/language.ts'
import { stemPaths } from '../../domain/moving/find-picture.ts'
import { pictureAddress } from '../../domain/media/media.ts'
import { fileLinkAddress } from '../../domain/rich-text/file-links.ts'
import { queryPath } from '../../domain/seo/old-address.ts'
import { pathOfAddress, type RedirectTarget } from '../../domain/seo/redirect.ts'
import type { OldAddresses } from '../../storage/moving/content-source.ts'
import { type OtherLine, takeInPaths } from './move-in-others.ts'
import type { Run } from './move-in-run.ts'
import {
  eachLanguage,
  type Led,
  listPaths,
  numberedTopics,
  searchPaths,
  topicPaths,
} from './old-lists.ts'

/** Lists, feeds and pictures of the old site were linked to, too. The report names those that lead nowhere. */
export async function takeInAddresses(run: Run): Promise<OtherLine[]> {
  const { addresses } = run.source
  if (!addresses) return []
  const slugs = await run.storage.moving.slugsOfTopics()
  const led = [
    ...attachmentPaths(run),
    ...listPaths(run),
    ...topicPaths(run, slugs),
    ...(addresses.isNumbered ? [...numberedTopics(run, slugs), ...searchPaths(run)] : []),
    ...feedPaths(run, addresses),
    ...picturePaths(run, addresses),
  ]
  return takeInPaths(run, new Map(led))
}

function feedPaths(run: Run, { feeds }: OldAddresses): Led[] {
  const all = eachLanguage(run, (_language, inList) => ({
    kind: 'path',
    path: pathInLanguage(inList, '/feed.xml'),
  }))
  return all.flatMap(({ prefix, target }) =>
    feeds.map((feed): Led => [pathInLanguage(prefix, feed), target]),
  )
}

function picturePaths({ pictures }: Run, { pictures: pathIn }: OldAddresses): Led[] {
  const own = [...pictures.found].flatMap(([name, picture]): Led[] => {
    const path = pathOfAddress(/^(https?:\/)?\//.test(name) ? name : pathIn(name))
    return path === undefined ? [] : [[path, { kind: 'path', path: pictureAddress(picture) }]]
  })
  const stems = own.map(([path, target]): Led => [stemPaths(path).at(-1) ?? path, target])
  return [...new Map([...stems.toReversed(), ...own])]
}

/** Texts may link to the page of a picture or a file instead of to that itself. */
function attachmentPaths({ pictures, links, linked }: Run): Led[] {
  return pictures.attachments().flatMap(({ id, address, parent, url, picture }): Led[] => {
    const own = links.places.get(queryPath('p', parent))
    const path = picture ? pictureAddress(picture) : Object.values(own ?? {})[0]
    const file = url === '' ? undefined : linked.at(url)
    const page = pathOfAddress(address)
    const shown = file === undefined ? path : fileLinkAddress(file)
    if (shown === undefined) return []
    const target: RedirectTarget =
      file === undefined ? { kind: 'path', path: shown } : { kind: 'file', id: file }
    const named: Led[] = page === undefined || page === '/' ? [] : [[page, target]]
    for (const [name] of named) links.attachments.set(name, shown)
    return [[queryPath('p', id), target], ...named]
  })
}
