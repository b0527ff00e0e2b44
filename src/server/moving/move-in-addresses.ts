import { pathInLanguage } from '../../domain/languages/language.ts'
import { pictureAddress } from '../../domain/media/media.ts'
import { pathOfAddress } from '../../domain/seo/redirect.ts'
import type { OldAddresses } from '../../storage/moving/content-source.ts'
import { type OtherLine, takeInPaths } from './move-in-others.ts'
import type { Run } from './move-in-run.ts'
import { eachLanguage, type Led, listPaths, topicPaths } from './old-lists.ts'

/** Lists, feeds and pictures of the old site were linked to, too. The report names those that lead nowhere. */
export async function takeInAddresses(run: Run): Promise<OtherLine[]> {
  const { addresses } = run.source
  if (!addresses) return []
  const slugs = await run.storage.moving.slugsOfTopics()
  const led = [
    ...listPaths(run),
    ...topicPaths(run, slugs),
    ...feedPaths(run, addresses),
    ...picturePaths(run, addresses),
  ]
  return takeInPaths(run, new Map(led))
}

function feedPaths(run: Run, { feed }: OldAddresses): Led[] {
  return eachLanguage(run, (_language, inList) => ({
    kind: 'path',
    path: pathInLanguage(inList, '/feed.xml'),
  })).map(({ prefix, target }): Led => [pathInLanguage(prefix, feed), target])
}

function picturePaths({ pictures }: Run, { pictures: folder }: OldAddresses): Led[] {
  return [...pictures.found].flatMap(([name, picture]) => {
    const path = pathOfAddress(/^(https?:\/)?\//.test(name) ? name : `${folder}${name}`)
    return path === undefined ? [] : [[path, { kind: 'path', path: pictureAddress(picture) }]]
  })
}
