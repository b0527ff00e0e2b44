import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
} from '../../domain/languages/language.ts'
import { pictureAddress } from '../../domain/media/media.ts'
import { termKey } from '../../domain/moving/moved-topics.ts'
import type { ItemTerm } from '../../domain/moving/read-part.ts'
import { pathOfAddress, type RedirectTarget } from '../../domain/seo/redirect.ts'
import type { OldAddresses } from '../../storage/moving/content-source.ts'
import { type OtherLine, takeInPaths } from './move-in-others.ts'
import type { Run } from './move-in-run.ts'

/** Lists, feeds and pictures of the old site were linked to, too. The report names those that lead nowhere. */
export async function takeInAddresses(run: Run): Promise<OtherLine[]> {
  const { addresses } = run.source
  if (!addresses) return []
  const led = [
    ...topicPaths(run, addresses),
    ...feedPaths(run, addresses),
    ...picturePaths(run, addresses),
  ]
  return takeInPaths(run, new Map(led))
}

type Led = [path: string, target: RedirectTarget]

function topicPaths(
  { analysis, topics, destinations }: Run,
  { topics: archives }: OldAddresses,
): Led[] {
  return analysis.terms.flatMap((term: ItemTerm) => {
    const id = topics.get(termKey(term))
    const archive = archives[term.taxonomy]
    const section = archive && destinations[archive.kind]
    if (id === undefined || !archive || !section || section === 'pages') return []
    return inEachLanguage(analysis.languages.here, (language) => [
      pathInLanguage(language, `${archive.beneath}${term.slug}`),
      { kind: 'topic', section, id },
    ])
  })
}

function feedPaths({ analysis }: Run, { feed }: OldAddresses): Led[] {
  return inEachLanguage(analysis.languages.here, (language) => [
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

function inEachLanguage(languages: LanguageCode[], led: (language: LanguageCode) => Led): Led[] {
  return [...new Set([defaultPublicLanguage, ...languages])].map(led)
}
