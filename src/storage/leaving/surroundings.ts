import type { LibraryFile } from '../../domain/files/library-file.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import type { Surroundings } from '../../domain/leaving/leaving-file.ts'
import type { LeavingSite } from '../../domain/leaving/site-file.ts'
import { fileVersionAt, type OldSlug } from '../../domain/leaving/tables.ts'
import type { LibraryPicture } from '../../domain/media/library-picture.ts'
import type { Card } from '../../domain/partners/partner-card.ts'
import type { Redirect } from '../../domain/seo/redirect.ts'
import { namesOf, type Topic } from '../../domain/topics/topic.ts'

export type Known = {
  site: LeavingSite
  pictures: LibraryPicture[]
  files: LibraryFile[]
  topics: Topic[]
  cards: Card[]
  redirects: Redirect[]
  oldPageSlugs: (OldSlug & { id: number })[]
  oldTopicSlugs: OldSlug[]
}

export function surroundingsIn(known: Known): Surroundings {
  const languages = known.site.languages.map(({ code }) => code)
  const pictures = new Map(known.pictures.map((one) => [one.picture.id, one.texts]))
  const files = new Map(known.files.map((file) => [file.id, file]))
  const topics = new Map(known.topics.map((topic) => [topic.id, namesOf(topic)]))
  const aliases = aliasesIn(known, languages)
  return {
    languages,
    altOf: (picture, language) => pictures.get(picture)?.[language]?.alt ?? '',
    fileAt: (id, language) =>
      fileVersionAt(files.get(id) ?? { id, versions: {} }, language, languages),
    topicName: (id, language) =>
      [language, ...languages].map((one) => topics.get(id)?.[one]).find(Boolean),
    aliasesOf: (kind, id, language) => aliases.get(ownerOf(kind, id, language)) ?? [],
  }
}

function aliasesIn(
  { redirects, oldPageSlugs }: Known,
  languages: LanguageCode[],
): Map<string, string[]> {
  const led = redirects.flatMap(({ path, target }) => {
    if (target.kind !== 'article' && target.kind !== 'page') return []
    const [, first = ''] = path.split('/')
    const language = languages.includes(first) ? first : (languages[0] ?? '')
    return { owner: ownerOf(target.kind, target.id, language), path }
  })
  const former = oldPageSlugs.map(({ language, slug, id }) => ({
    owner: ownerOf('page', id, language),
    path: pathInLanguage(language, `/${slug}`),
  }))
  const groups = Map.groupBy([...led, ...former], ({ owner }) => owner)
  return new Map([...groups].map(([owner, all]) => [owner, all.map(({ path }) => path)]))
}

function ownerOf(kind: 'article' | 'page', id: number, language: LanguageCode): string {
  return `${kind} ${id} ${language}`
}
