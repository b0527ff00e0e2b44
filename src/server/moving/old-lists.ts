import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
} from '../../domain/languages/language.ts'
import { type ArticleSection, sectionPaths } from '../../domain/articles/article.ts'
import { groupsOfTerms, pairingTaxonomies, termKey } from '../../domain/moving/moved-topics.ts'
import { queryPath } from '../../domain/seo/old-address.ts'
import { pathOfAddress, type RedirectTarget } from '../../domain/seo/redirect.ts'
import { unescapedMarkup } from '../../domain/text/escaped-markup.ts'
import type { Run } from './move-in-run.ts'

type Slugs = Awaited<ReturnType<Run['storage']['moving']['slugsOfTopics']>>
export type Led = [path: string, target: RedirectTarget]

/** WordPress counts categories and tags together, so that one number names one of both. */
const numbered = ['category', 'post_tag']

export function oldTopics({ analysis, topics, destinations, source }: Run) {
  const archives = source.addresses?.topics ?? {}
  const known = new Map([
    ...analysis.terms.map((term) => [termKey(term), undefined] as const),
    ...topics,
  ])
  const numbers = new Map(analysis.terms.map((term) => [termKey(term), term.id]))
  const names = new Map(analysis.terms.map((term) => [termKey(term), term.name]))
  return [...known].flatMap(([key, id]) => {
    const [taxonomy = '', slug = ''] = key.split(/:(.*)/s)
    const archive = archives[taxonomy]
    const section = archive && destinations[archive.kind]
    if (!archive || !section || section === 'pages') return []
    const number = numbered.includes(taxonomy) ? (numbers.get(key) ?? '') : ''
    const { beneath, ending = '', nameOf } = archive
    const name = nameOf ? nameOf(unescapedMarkup(names.get(key) ?? slug)) : slug
    return [{ id, section, number, path: `${beneath}${name}${ending}` }]
  })
}

type OldTopic = ReturnType<typeof oldTopics>[number]

export function topicPaths(run: Run, slugs: Slugs): Led[] {
  return oldTopics(run).flatMap((topic) =>
    eachLanguage(run, (language, inList) => topicAt(topic, slugs, { language, inList })).map(
      ({ prefix, target }): Led => [pathInLanguage(prefix, topic.path), target],
    ),
  )
}

function topicAt(
  { id, section }: Pick<OldTopic, 'id' | 'section'>,
  slugs: Slugs,
  { language, inList }: { language: LanguageCode; inList: LanguageCode },
): RedirectTarget {
  if (id === undefined) return listAt(section, inList, language)
  const own = slugs.get(id)
  const code = own && !own[inList] ? (Object.keys(own)[0] ?? inList) : inList
  const slug = own?.[code]
  return language === code || slug === undefined
    ? { kind: 'topic', section, id }
    : { kind: 'path', path: pathInLanguage(code, `/${sectionPaths[section]}/topic/${slug}`) }
}

/** A plug-in gives each language a category of its own, whose number tells the language. */
export function numberedTopics(run: Run, slugs: Slugs): Led[] {
  const { terms, languages } = run.analysis
  const groups = groupsOfTerms(terms, languages)
  const known = oldTopics(run).filter(({ number }) => number !== '')
  return known.flatMap((topic) => {
    const own = groups.get(topic.number)?.language
    return eachLanguage(run, (_language, inList) =>
      topicAt(topic, slugs, { language: defaultPublicLanguage, inList: own ?? inList }),
    ).map(({ prefix, target }): Led => [queryIn(prefix, 'cat', topic.number), target])
  })
}

export function searchPaths(run: Run): Led[] {
  return eachLanguage(run, (_language, inList) =>
    inList === defaultPublicLanguage
      ? { kind: 'search' }
      : { kind: 'path', path: pathInLanguage(inList, '/search') },
  ).map(({ prefix, target }): Led => [queryIn(prefix, 's', ''), target])
}

function queryIn(prefix: LanguageCode, name: 'cat' | 's', value: string): string {
  return queryPath(name, value, prefix === defaultPublicLanguage ? '' : prefix)
}

export function listPaths(run: Run): Led[] {
  const { analysis, destinations, source } = run
  const { lists } = source.addresses ?? {}
  const section = lists && destinations[lists.kind]
  if (!lists || !section || section === 'pages') return []
  const dated = analysis.rows.filter(({ kind }) => kind === lists.kind)
  if (dated.length === 0) return []
  const years = new Set(dated.flatMap(({ date }) => date?.slice(0, 4) ?? []))
  const { beneath = '', ending = '' } = lists.authors ?? {}
  const logins = lists.authors ? [...analysis.authors.keys()] : []
  const authors = logins.map((login) => `${beneath}${slugged(login)}${ending}`)
  const dates = lists.isDated ? [...years].map((year) => `/${year}`) : []
  const months = new Set(dated.flatMap(({ date }) => date?.slice(0, 7).replace('-', '/') ?? []))
  const archived = lists.archives
    ? [...years, ...months].map((one) => `${lists.archives}/${one}`)
    : []
  const all = [...lists.others, ...archived, ...dates, ...authors]
  const plain = [...all, ...archivePaths(run, lists.kind)].flatMap((path) => inEach(path, section))
  const others = Object.entries(destinations).flatMap(([kind, other]) =>
    kind === lists.kind || !other || other === 'pages'
      ? []
      : archivePaths(run, kind).flatMap((path) => inEach(path, other)),
  )
  return [...plain, ...others, ...pageOfPosts(run, section)]

  function inEach(path: string, of: ArticleSection): Led[] {
    return eachLanguage(run, (language, inList) => listAt(of, inList, language)).map(
      ({ prefix, target }): Led => [pathInLanguage(prefix, path), target],
    )
  }
}

/** Terms that become no topic had a list, too. */
function archivePaths({ analysis, source }: Run, kind: string): string[] {
  const known = Object.keys(source.addresses?.topics ?? {})
  const terms = analysis.rows.filter((row) => row.kind === kind).flatMap((row) => row.terms)
  const paths = terms
    .filter(
      ({ taxonomy }) =>
        ![...known, 'category', 'post_tag', ...pairingTaxonomies].includes(taxonomy),
    )
    .map(({ taxonomy, slug }) =>
      taxonomy === 'post_format'
        ? `/type/${slug.replace(/^post-format-/, '')}`
        : `/${taxonomy}/${slug}`,
    )
  return [...new Set(paths)]
}

function pageOfPosts({ analysis: { lists } }: Run, section: ArticleSection): Led[] {
  return lists.flatMap(({ address, id, languages }) => {
    const [language = defaultPublicLanguage] = languages
    const list = {
      kind: 'path',
      path: pathInLanguage(language, `/${sectionPaths[section]}`),
    } as const
    const path = pathOfAddress(address)
    const named = path === undefined || path === '/' ? [] : [path]
    return [queryPath('p', id), ...named].map((one): Led => [one, list])
  })
}

function slugged(login: string): string {
  return login.toLowerCase().replace(/[\s.@]+/g, '-')
}

function listAt(
  section: ArticleSection,
  inList: LanguageCode,
  language: LanguageCode,
): RedirectTarget {
  return inList === language
    ? { kind: 'section', section }
    : { kind: 'path', path: pathInLanguage(inList, `/${sectionPaths[section]}`) }
}

export function eachLanguage(
  { analysis: { languages } }: Run,
  lead: (language: LanguageCode, inList: LanguageCode) => RedirectTarget,
): { prefix: LanguageCode; target: RedirectTarget }[] {
  const there = languages.here.includes(languages.there) ? languages.there : defaultPublicLanguage
  return [...new Set([defaultPublicLanguage, ...languages.here])].map((prefix) => ({
    prefix,
    target: lead(prefix, prefix === defaultPublicLanguage ? there : prefix),
  }))
}
