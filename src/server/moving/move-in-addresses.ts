import { pathInLanguage } from '../../domain/languages/language.ts'
import { pictureAddress } from '../../domain/media/media.ts'
import { pathOfAddress, type RedirectTarget } from '../../domain/seo/redirect.ts'
import type { OldAddresses } from '../../storage/moving/content-source.ts'
import { type OtherLine, takeInPaths } from './move-in-others.ts'
import type { Run } from './move-in-run.ts'
import { eachLanguage, topicPaths } from './old-lists.ts'

/** Lists, feeds and pictures of the old site were linked to, too. The report names those that lead nowhere. */
export async function takeInAddresses(run: Run): Promise<OtherLine[]> {
  const { addresses } = run.source
  if (!addresses) return []
  const led: Led[] = [
    ...topicPaths(run, addresses).map(({ path, target }): Led => [path, target]),
    ...feedPaths(run, addresses),
    ...picturePaths(run, addresses),
  ]
  return takeInPaths(run, new Map(led))
}

type Led = [path: string, target: RedirectTarget]

function feedPaths({ analysis }: Run, { feed }: OldAddresses): Led[] {
  return eachLanguage(analysis.languages.here).map((language) => [
    pathInLanguage(language, feed),
    { kind: 'path', path: pathInLanguage(language, '/feed.xml') },
  ])
}

function picturePaths({ pictures }: Run, { pictures: folder }: OldAddresses): Led[] {
  return [...pictures.found].flatMap(([name, picture]) => {
    const path = pathOfAddress(/^(https?:\/)?\//.test(name) ? name : `${folder}${name}`)
    return path === undefined ? [] : [[path, { kind: 'path', path: pictureAddress(picture) }]]
  })
}
