import { type ArticleSection, articleSections } from '../articles/article.ts'
import type { LanguageCode } from '../languages/language.ts'
import { fieldAndLanguage, textName } from '../documents/revision.ts'

/** A link names a section by its name, so that it survives every other name. */
export type LinkTarget =
  | { kind: 'home' }
  | { kind: 'contact' }
  | { kind: 'search' }
  | { kind: 'section'; section: ArticleSection }
  | { kind: 'article'; section: ArticleSection; id: number }
  | { kind: 'topic'; section: ArticleSection; id: number }
  | { kind: 'page'; id: number }
  | { kind: 'form'; id: number }
  | { kind: 'file'; id: string }
  | { kind: 'external'; address: string }

export type NavigationLink = { id: string; target: LinkTarget }
export type NavigationGroup = { id: string; links: NavigationLink[] }
export type MenuEntry = NavigationLink | NavigationGroup

export const navigationLimits = { entries: 7, links: 8, columns: 4, label: 60, address: 500 }

/**
 * Only settings that are not as standard are kept; labels are named as texts of a part are:
 * `label:k3f9a2xb.ar`.
 */
export type OwnNavigation = {
  [Section in ArticleSection as `${Section}_hidden`]?: true
} & {
  [Section in ArticleSection as `${Section}_authors`]?: boolean
} & {
  menu?: MenuEntry[]
  footer?: NavigationGroup[]
  menu_button?: string
} & Record<`label:${string}`, string>

export const navigationSettings = [
  'posts_hidden',
  'business_hidden',
  'products_hidden',
  'posts_authors',
  'business_authors',
  'products_authors',
  'menu',
  'footer',
  'menu_button',
] as const
export type NavigationSetting = (typeof navigationSettings)[number]

export function isGroup(entry: MenuEntry): entry is NavigationGroup {
  return 'links' in entry
}

export function labelName(id: string, language: LanguageCode): `label:${string}` {
  return textName(`label:${id}`, language) as `label:${string}`
}

export function isLabelName(name: string): name is `label:${string}` {
  return name.startsWith('label:')
}

export function ownNavigation(values: Record<string, unknown>): OwnNavigation {
  const { menu, footer, menu_button: button } = values as OwnNavigation
  const ids = idsIn([...(menu ?? []), ...(footer ?? [])])
  const labels = Object.entries(values).filter(
    ([name, label]) => isLabelName(name) && label !== '' && ids.includes(idOfLabel(name)),
  )
  const hidden = articleSections
    .map((section) => `${section}_hidden` as const)
    .filter((name) => values[name] === true)
  const authors = articleSections.flatMap((section) => {
    const name = `${section}_authors` as const
    const { [name]: isOn } = values
    return isOn === !authorsAsStandard[section] ? [[name, isOn]] : []
  })
  return {
    ...Object.fromEntries(hidden.map((name) => [name, true])),
    ...Object.fromEntries(authors),
    ...(menu?.length ? { menu } : {}),
    ...(footer?.length ? { footer } : {}),
    ...(button && menu?.some(({ id }) => id === button) ? { menu_button: button } : {}),
    ...Object.fromEntries(labels),
  }
}

export function shownSections(own: OwnNavigation): ArticleSection[] {
  return articleSections.filter((section) => !own[`${section}_hidden`])
}

/** Pages of a blog have authors; those of what a company does and sells seldom do. */
const authorsAsStandard: Record<ArticleSection, boolean> = {
  posts: true,
  business: false,
  products: false,
}

export function showsAuthors(own: OwnNavigation, section: ArticleSection): boolean {
  return own[`${section}_authors`] ?? authorsAsStandard[section]
}

export function idsIn(entries: MenuEntry[]): string[] {
  return entries.flatMap((entry) => [
    entry.id,
    ...(isGroup(entry) ? entry.links.map(({ id }) => id) : []),
  ])
}

export function hiddenSections(own: OwnNavigation): ArticleSection[] {
  return articleSections.filter((section) => own[`${section}_hidden`])
}

type TargetIds = { article: number; topic: number; page: number; form: number; file: string }

export function idsOf<Kind extends keyof TargetIds>(
  targets: LinkTarget[],
  kind: Kind,
): TargetIds[Kind][] {
  return targets.flatMap((target) =>
    target.kind === kind && 'id' in target ? [target.id as TargetIds[Kind]] : [],
  )
}

export function targetsIn({ menu = [], footer = [] }: OwnNavigation): LinkTarget[] {
  return targetsOf([...menu, ...footer])
}

export function targetsOf(entries: MenuEntry[]): LinkTarget[] {
  const links = entries.flatMap((entry) => (isGroup(entry) ? entry.links : entry))
  return links.map(({ target }) => target)
}

export function labelTextsIn(
  own: OwnNavigation,
): { field: string; language: LanguageCode; value: string }[] {
  return Object.entries(own).flatMap(([name, value]) => {
    const { field, language } = fieldAndLanguage(name)
    return language !== null && isLabelName(name) ? [{ field, language, value: String(value) }] : []
  })
}

/** Other entries have a standard in every language: a group is not shown, a link shows its address. */
export function neededLabels(own: OwnNavigation): string[] {
  const labelled = new Set(labelTextsIn(own).map(({ field }) => field))
  const entries = [...(own.menu ?? []), ...(own.footer ?? [])]
  return entries
    .flatMap((entry): MenuEntry[] => (isGroup(entry) ? [entry, ...entry.links] : [entry]))
    .filter((entry) => isGroup(entry) || entry.target.kind === 'external')
    .filter((entry) => isGroup(entry) || labelled.has(`label:${entry.id}`))
    .map(({ id }) => `label:${id}`)
}

/** `k3f9a2xb` of `label:k3f9a2xb.ar`. */
export function idOfLabel(name: string): string {
  return name.slice('label:'.length).split('.')[0] ?? ''
}
