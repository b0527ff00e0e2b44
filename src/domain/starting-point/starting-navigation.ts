import { type ArticleSection, articleSections } from '../articles/article.ts'
import type { LanguageCode, ProductLanguage } from '../languages/language.ts'
import { labelName, type LinkTarget, type NavigationLink } from '../navigation/navigation.ts'
import type { PageOutline } from '../pages/page.ts'
import type { Values } from '../documents/revision.ts'
import type { StartingPoint } from './starting-point.ts'
import { startingWords } from './starting-words.ts'

export type StartedPages = Partial<Record<PageOutline, number>>
type Destination = ArticleSection | PageOutline
type Words = Record<ProductLanguage, string>

const menus: Record<Exclude<StartingPoint, 'engineering'>, Destination[]> = {
  clinic: ['business', 'people', 'products', 'posts', 'about'],
  school: ['about', 'business', 'blank', 'products', 'posts'],
  law: ['business', 'people', 'posts', 'about'],
  factory: ['products', 'business', 'blank', 'about', 'posts'],
  cooperative: ['about', 'products', 'business', 'blank', 'posts'],
}

/** A column without pages that are there is not shown. */
const columns: { id: string; heading: Words; destinations: Destination[] }[] = [
  {
    id: 'explore1',
    heading: { en: 'On this site', ar: 'في هذا الموقع' },
    destinations: ['business', 'products', 'posts'],
  },
  {
    id: 'whoweare',
    heading: { en: 'Get to know us', ar: 'تعرّف إلينا' },
    destinations: ['about', 'people', 'blank', 'careers'],
  },
  {
    id: 'goodknow',
    heading: { en: 'Good to know', ar: 'معلومات تهمّك' },
    destinations: ['questions', 'privacy', 'terms'],
  },
]

const buttonId = 'reachus1'

/** Pages that are pending are not shown in menu and footer yet (NAV-5). */
export function startingNavigation(
  point: StartingPoint,
  {
    pages,
    hidden,
    languages,
  }: { pages: StartedPages; hidden: Destination[]; languages: LanguageCode[] },
): Values {
  if (point === 'engineering') return {}
  const linksTo = (prefix: string, destinations: Destination[]) =>
    destinations
      .filter((destination) => !hidden.includes(destination))
      .flatMap((destination) => linkTo(prefix, destination, pages))
  const labels = columns.flatMap(({ id, heading }) => labelsOf(id, heading, languages))
  const { en, ar } = startingWords[point]
  const button = labelsOf(buttonId, { en: en.texts.button, ar: ar.texts.button }, languages)
  return {
    menu: [...linksTo('menu', menus[point]), { id: buttonId, target: { kind: 'contact' } }],
    menu_button: buttonId,
    footer: columns.map(({ id, destinations }) => ({ id, links: linksTo('foot', destinations) })),
    ...Object.fromEntries([...labels, ...button]),
  }
}

/** Its id depends on its place, so that a label added to it stays with it. */
function linkTo(prefix: string, destination: Destination, pages: StartedPages): NavigationLink[] {
  const target = targetOf(destination, pages)
  return target ? [{ id: prefix + destination.padEnd(4, '0').slice(0, 4), target }] : []
}

function targetOf(destination: Destination, pages: StartedPages): LinkTarget | undefined {
  const section = articleSections.find((name) => name === destination)
  if (section) return { kind: 'section', section }
  const id = pages[destination as PageOutline]
  return id === undefined ? undefined : { kind: 'page', id }
}

function labelsOf(id: string, words: Words, languages: LanguageCode[]): [string, string][] {
  return Object.entries(words)
    .filter(([language]) => languages.includes(language))
    .map(([language, label]) => [labelName(id, language), label])
}
