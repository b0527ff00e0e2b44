import { plainText } from '../articles/excerpt.ts'
import type { LanguageCode } from '../languages/language.ts'
import { isLonger } from '../text/characters.ts'
import { type TopicText, topicTexts } from '../topics/topic.ts'
import {
  codeHere,
  isArabic,
  notArabic,
  type SiteLanguages,
  textsByLanguage,
} from './item-languages.ts'
import type { ExportedTerm, ItemTerm, TopicTerm } from './read-part.ts'
import { readSerialisedPhp } from './serialised-php.ts'

export type MovedTopic = {
  keys: string[]
  names: Record<LanguageCode, string>
  descriptions: Record<LanguageCode, string>
  slugs: Record<LanguageCode, string>
  oldSlugs: Record<LanguageCode, string[]>
}
type UsedTerm = (ItemTerm | TopicTerm) & { languages: LanguageCode[] }

const taxonomies: readonly string[] = [
  'category',
  'post_tag',
  'product_cat',
  'product_tag',
  'topic',
]
export const pairingTaxonomies: readonly string[] = [
  'language',
  'post_translations',
  'term_language',
  'term_translations',
]
/** WordPress puts what nobody sorted into it. */
const unsorted = /^(uncategori[sz]ed|غير-مصنف)(-\w+)?$/
const fewest = 2

export function termKey({ taxonomy, slug }: ItemTerm): string {
  return `${taxonomy}:${slug}`
}

export function isTopic({ taxonomy, slug }: ItemTerm): boolean {
  return taxonomies.includes(taxonomy) && !unsorted.test(slug)
}

export function translationsIn({ description }: ExportedTerm, here: LanguageCode[]) {
  try {
    const value = readSerialisedPhp(description)
    const entries = value instanceof Map ? [...value] : []
    return entries
      .map(([code, id]) => [codeHere(code, here), String(id)] as const)
      .filter(([code]) => here.includes(code))
  } catch {
    return []
  }
}

/** `used` are the terms of each text: those that several carry become topics, with a name in each language. */
export function movedTopics(
  terms: ExportedTerm[],
  used: UsedTerm[][],
  site: SiteLanguages,
): MovedTopic[] {
  const topics = new Map<string, { topic: MovedTopic; texts: Set<number> }>()
  const groups = groupsOfTerms(terms, site)
  const idOf = new Map(terms.map((term) => [termKey(term), term.id]))
  const languages = languagesByTerm(used)
  for (const [text, own] of used.entries()) {
    for (const term of own.filter(isTopic)) {
      const key = termKey(term)
      const group = groups.get(idOf.get(key) ?? '')
      const known = topics.get(group?.key ?? key) ?? {
        topic: { keys: [], names: {}, descriptions: {}, slugs: {}, oldSlugs: {} },
        texts: new Set(),
      }
      if (!known.topic.keys.includes(key)) {
        known.topic.keys.push(key)
        Object.assign(known.topic.names, namesOf(term, group?.language, languages.get(key), site))
        Object.assign(known.topic.descriptions, textsOf(term, 'description', site.here))
        Object.assign(known.topic.slugs, textsOf(term, 'slug', site.here))
        if ('oldSlugs' in term) Object.assign(known.topic.oldSlugs, term.oldSlugs)
      }
      known.texts.add(text)
      topics.set(group?.key ?? key, known)
    }
  }
  return [...topics.values()]
    .filter(
      ({ topic, texts }) => texts.size >= fewestOf(topic) && Object.keys(topic.names).length > 0,
    )
    .map(({ topic }) => topic)
}

function fewestOf({ keys }: MovedTopic): number {
  return keys.some((key) => key.startsWith('topic:')) ? 1 : fewest
}

function textsOf(
  term: UsedTerm,
  field: keyof TopicText,
  here: LanguageCode[],
): Record<LanguageCode, string> {
  const texts = 'texts' in term ? Object.entries(term.texts) : []
  const written = texts.map(([code, text]) => [codeHere(code, here), text[field] ?? ''] as const)
  return Object.fromEntries(
    written.filter(
      ([code, text]) => here.includes(code) && text !== '' && !isLonger(text, topicTexts[field]),
    ),
  )
}

export function groupsOfTerms(terms: ExportedTerm[], { here, wpml }: SiteLanguages) {
  const groups = new Map<string, { key: string; language: LanguageCode }>()
  for (const term of terms.filter(({ taxonomy }) => taxonomy === 'term_translations')) {
    for (const [language, id] of translationsIn(term, here))
      groups.set(id, { key: term.slug, language })
  }
  for (const [id, { language, group }] of wpml?.terms ?? []) {
    groups.set(id, { key: group, language: codeHere(language, here) })
  }
  return groups
}

function languagesByTerm(used: UsedTerm[][]): Map<string, Set<LanguageCode>> {
  const found = new Map<string, Set<LanguageCode>>()
  for (const term of used.flat()) {
    const languages = found.get(termKey(term)) ?? new Set()
    for (const language of term.languages) languages.add(language)
    found.set(termKey(term), languages)
  }
  return found
}

function namesOf(
  term: UsedTerm,
  known: LanguageCode | undefined,
  languages: ReadonlySet<LanguageCode> = new Set(),
  { here, there }: SiteLanguages,
): Record<LanguageCode, string> {
  if ('texts' in term) return textsOf(term, 'name', here)
  const { name } = term
  const [only, ...others] = languages
  const byScript = isArabic(name) ? 'ar' : notArabic(there)
  const own = known ?? (only && others.length === 0 ? only : codeHere(byScript, here))
  const texts = textsByLanguage(name) ?? new Map([[own, name]])
  const named = [...texts].map(([code, text]) => [codeHere(code, here), plainText(text)] as const)
  return Object.fromEntries(
    named.filter(
      ([code, text]) => here.includes(code) && text !== '' && !isLonger(text, topicTexts.name),
    ),
  )
}
