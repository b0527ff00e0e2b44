import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
} from '../../domain/languages/language.ts'
import type { OldAddresses } from '../../storage/moving/content-source.ts'
import type { Run } from './move-in-run.ts'

export function topicPaths(
  { analysis, topics, destinations }: Run,
  { topics: archives }: OldAddresses,
) {
  return [...topics].flatMap(([key, id]) => {
    const [taxonomy = '', slug = ''] = key.split(/:(.*)/s)
    const archive = archives[taxonomy]
    const section = archive && destinations[archive.kind]
    if (id === undefined || !archive || !section || section === 'pages') return []
    return eachLanguage(analysis.languages.here).map((language) => ({
      path: pathInLanguage(language, `${archive.beneath}${slug}`),
      target: { kind: 'topic' as const, section, id },
    }))
  })
}

export function eachLanguage(languages: LanguageCode[]): LanguageCode[] {
  return [...new Set([defaultPublicLanguage, ...languages])]
}
